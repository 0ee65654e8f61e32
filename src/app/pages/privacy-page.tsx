import { PAGES } from '#content/pages.ts';
import { SiteLayout } from '#app/site/site-layout.tsx';

export function PrivacyPage() {
  return (
    <SiteLayout page={PAGES['/privacy']}>
      <h1 className="display text-[40px]">{PAGES['/privacy'].title}</h1>
    </SiteLayout>
  );
}

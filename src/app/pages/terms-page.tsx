import { PAGES } from '#content/pages.ts';
import { SiteLayout } from '#app/site/site-layout.tsx';

export function TermsPage() {
  return (
    <SiteLayout page={PAGES['/terms']}>
      <h1 className="display text-[40px]">{PAGES['/terms'].title}</h1>
    </SiteLayout>
  );
}

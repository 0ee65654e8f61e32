import { PAGES } from '#content/pages.ts';
import { SiteLayout } from '#app/site/site-layout.tsx';

export function MyActivityPage() {
  return (
    <SiteLayout page={PAGES['/my-activity']}>
      <h1 className="display text-[40px]">{PAGES['/my-activity'].title}</h1>
    </SiteLayout>
  );
}

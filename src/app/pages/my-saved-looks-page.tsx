import { PAGES } from '#content/pages.ts';
import { SiteLayout } from '#app/site/site-layout.tsx';

export function MySavedLooksPage() {
  return (
    <SiteLayout page={PAGES['/my-saved-looks']}>
      <h1 className="display text-[40px]">{PAGES['/my-saved-looks'].title}</h1>
    </SiteLayout>
  );
}

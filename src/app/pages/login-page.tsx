import { PAGES } from '#content/pages.ts';
import { SiteLayout } from '#app/site/site-layout.tsx';

export function LoginPage() {
  return (
    <SiteLayout page={PAGES['/login']}>
      <h1 className="display text-[40px]">{PAGES['/login'].title}</h1>
    </SiteLayout>
  );
}

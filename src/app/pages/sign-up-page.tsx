import { PAGES } from '#content/pages.ts';
import { SiteLayout } from '#app/site/site-layout.tsx';

export function SignUpPage() {
  return (
    <SiteLayout page={PAGES['/signup']}>
      <h1 className="display text-[40px]">{PAGES['/signup'].title}</h1>
    </SiteLayout>
  );
}

import { PAGES } from '#content/pages.ts';
import { SiteLayout } from '#app/site/site-layout.tsx';

export function ProfessionalSignUpPage() {
  return (
    <SiteLayout page={PAGES['/professional-artist-signup']}>
      <h1 className="display text-[40px]">{PAGES['/professional-artist-signup'].title}</h1>
    </SiteLayout>
  );
}

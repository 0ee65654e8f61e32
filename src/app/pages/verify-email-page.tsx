import { PAGES } from '#content/pages.ts';
import { SiteLayout } from '#app/site/site-layout.tsx';

export function VerifyEmailPage() {
  return (
    <SiteLayout page={PAGES['/verify-email']}>
      <h1 className="display text-[40px]">{PAGES['/verify-email'].title}</h1>
    </SiteLayout>
  );
}

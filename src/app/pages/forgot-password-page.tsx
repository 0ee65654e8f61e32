import { PAGES } from '#content/pages.ts';
import { SiteLayout } from '#app/site/site-layout.tsx';

export function ForgotPasswordPage() {
  return (
    <SiteLayout page={PAGES['/forgot-password']}>
      <h1 className="display text-[40px]">{PAGES['/forgot-password'].title}</h1>
    </SiteLayout>
  );
}

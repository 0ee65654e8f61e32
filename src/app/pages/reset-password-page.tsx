import { PAGES } from '#content/pages.ts';
import { SiteLayout } from '#app/site/site-layout.tsx';

export function ResetPasswordPage() {
  return (
    <SiteLayout page={PAGES['/reset-password']}>
      <h1 className="display text-[40px]">{PAGES['/reset-password'].title}</h1>
    </SiteLayout>
  );
}

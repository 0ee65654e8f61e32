import { PAGES } from '#content/pages.ts';
import { SiteLayout } from '#app/site/site-layout.tsx';

export function AccountSettingsPage() {
  return (
    <SiteLayout page={PAGES['/account-settings']}>
      <h1 className="display text-[40px]">{PAGES['/account-settings'].title}</h1>
    </SiteLayout>
  );
}

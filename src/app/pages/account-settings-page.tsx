import '#app/account-settings/account-settings.css';
import { ACCOUNT_SETTINGS_WORDS } from '#content/account-settings-words.ts';
import { PAGES } from '#content/pages.ts';
import { DataSection } from '#app/account-settings/data-section.tsx';
import { EmailNotice } from '#app/account-settings/email-notice.tsx';
import { OverviewSection } from '#app/account-settings/overview-section.tsx';
import { PasswordSection } from '#app/account-settings/password-section.tsx';
import { ProfileSection } from '#app/account-settings/profile-section.tsx';
import { SecuritySection } from '#app/account-settings/security-section.tsx';
import { SessionsSection } from '#app/account-settings/sessions-section.tsx';
import { SubscriptionSection } from '#app/account-settings/subscription-section.tsx';
import { SignedInOnly } from '#app/session/signed-in-only.tsx';
import { SiteLayout } from '#app/site/site-layout.tsx';
import { LoadingNote } from '#app/ui/loading-note.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';

const PATH = '/account-settings';

/** Everything about the account that is the person's to change. */
export function AccountSettingsPage() {
  return (
    <SiteLayout page={PAGES[PATH]}>
      <PageHeading title={ACCOUNT_SETTINGS_WORDS.title} back={ACCOUNT_SETTINGS_WORDS.back} />
      <SignedInOnly
        path={PATH}
        waiting={<LoadingNote>{ACCOUNT_SETTINGS_WORDS.loading}</LoadingNote>}
      >
        {(user) => (
          // A form starts with the account that it is of.
          <div className="settings" key={user.id}>
            <EmailNotice user={user} />
            <ProfileSection user={user} />
            <PasswordSection user={user} />
            <SubscriptionSection />
            <OverviewSection user={user} />
            <SecuritySection user={user} />
            <SessionsSection />
            <DataSection user={user} />
          </div>
        )}
      </SignedInOnly>
    </SiteLayout>
  );
}

import '#app/account/account-settings/account-settings.css';
import { ACCOUNT_SETTINGS_WORDS } from '#content/account-settings-words.ts';
import { PAGES } from '#content/pages.ts';
import { DataSection } from '#app/account/account-settings/data-section.tsx';
import { EmailNotice } from '#app/account/account-settings/email-notice.tsx';
import { OverviewSection } from '#app/account/account-settings/overview-section.tsx';
import { PasswordSection } from '#app/account/account-settings/password-section.tsx';
import { ProfileSection } from '#app/account/account-settings/profile-section.tsx';
import { SecuritySection } from '#app/account/account-settings/security-section.tsx';
import { SessionsSection } from '#app/account/account-settings/sessions-section.tsx';
import { SubscriptionSection } from '#app/account/account-settings/subscription-section.tsx';
import { SignedInOnly } from '#app/person/session/signed-in-only.tsx';
import { SiteLayout } from '#app/site/frame/site-layout.tsx';
import { LoadingNote } from '#app/kit/ui/loading-note.tsx';
import { PageHeading } from '#app/kit/ui/page-heading.tsx';

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
          // Keyed by the account, so that forms start again for another account.
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

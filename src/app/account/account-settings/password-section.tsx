import { CHANGE_PASSWORD_WORDS } from '#content/account-settings-words.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { FirstPassword } from './first-password.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Changes the password, given the present one; where there is none, mails a link that sets the first. */
export function PasswordSection({ user }: { user: SignedInUser }) {
  return (
    <SettingsSection
      title={CHANGE_PASSWORD_WORDS.title}
      description={CHANGE_PASSWORD_WORDS.description}
    >
      {user.hasPassword ? <ChangePasswordForm user={user} /> : <FirstPassword email={user.email} />}
    </SettingsSection>
  );
}

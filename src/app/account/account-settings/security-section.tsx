import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { SECURITY_WORDS } from '#content/account-settings-words.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { ConnectProviders } from './connect-providers.tsx';
import { SettingsRow } from './settings-row.tsx';
import { SettingsSection } from './settings-section.tsx';

const DIALOGS = {
  add: () => import('./add-authenticator.tsx').then((code) => code.AddAuthenticator),
  remove: () => import('./remove-authenticator.tsx').then((code) => code.RemoveAuthenticator),
} as const;

/** The authenticator app, and the providers one can sign in with. */
export function SecuritySection({ user }: { user: SignedInUser }) {
  const [shown, setShown] = useState<keyof typeof DIALOGS | null>(null);
  const close = (): void => {
    setShown(null);
  };
  const { totpEnabled } = user;
  return (
    <SettingsSection title={SECURITY_WORDS.title} description={SECURITY_WORDS.description}>
      <SettingsRow
        title={
          <>
            {SECURITY_WORDS.app}
            {totpEnabled ? (
              <ShieldCheck size={17} strokeWidth={1.7} className="text-pro" aria-hidden="true" />
            ) : null}
          </>
        }
        detail={totpEnabled ? SECURITY_WORDS.appOn : SECURITY_WORDS.appOff}
      >
        <button
          type="button"
          className="button-secondary"
          aria-label={totpEnabled ? SECURITY_WORDS.removeTitle : SECURITY_WORDS.addTitle}
          onClick={() => {
            setShown(totpEnabled ? 'remove' : 'add');
          }}
        >
          {totpEnabled ? SECURITY_WORDS.remove : SECURITY_WORDS.add}
        </button>
      </SettingsRow>
      <ConnectProviders user={user} />
      {shown === null ? null : (
        <OnDemand load={DIALOGS[shown]} props={{ user, onClose: close }} onFailed={close} />
      )}
    </SettingsSection>
  );
}

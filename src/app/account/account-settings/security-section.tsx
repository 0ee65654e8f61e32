import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { SECURITY_WORDS } from '#content/account-settings-words.ts';
import type { CurrentUser } from '#contracts/fields.ts';
import { ConnectProviders } from './connect-providers.tsx';
import { SettingsRow } from './settings-row.tsx';
import { SettingsSection } from './settings-section.tsx';

const AddAuthenticator = lazy(() =>
  import('./add-authenticator.tsx').then((loaded) => ({ default: loaded.AddAuthenticator })),
);
const RemoveAuthenticator = lazy(() =>
  import('./remove-authenticator.tsx').then((loaded) => ({ default: loaded.RemoveAuthenticator })),
);

/** The authenticator app, and the providers one can sign in with. */
export function SecuritySection({ user }: { user: CurrentUser }) {
  const [shown, setShown] = useState<'nothing' | 'add' | 'remove'>('nothing');
  const close = (): void => {
    setShown('nothing');
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
      <Suspense>
        {shown === 'add' ? <AddAuthenticator user={user} onClose={close} /> : null}
        {shown === 'remove' ? <RemoveAuthenticator user={user} onClose={close} /> : null}
      </Suspense>
    </SettingsSection>
  );
}

import { useQuery } from '@tanstack/react-query';
import { PROVIDER_NAMES } from '#content/account-words.ts';
import { SECURITY_WORDS } from '#content/account-settings-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { listSignInProviders } from '#contracts/social-sign-in.ts';
import { callApi } from '#app/api/call-api.ts';
import { ProviderIcon } from '#app/sign-in/provider-icon.tsx';
import { linkProviderAddress } from '#app/sign-in/social-sign-in-address.ts';
import { SettingsRow } from './settings-row.tsx';

/** Adds a provider to the account, so that one can sign in with it, too. */
export function ConnectProviders() {
  const { data = [] } = useQuery({
    queryKey: [listSignInProviders.path],
    queryFn: ({ signal }) => callApi(listSignInProviders, { signal }),
  });
  const available = data.filter(({ state }) => state !== 'not_set_up');
  if (available.length === 0) return null;
  return (
    <SettingsRow title={SECURITY_WORDS.providers} detail={SECURITY_WORDS.providersDetail}>
      <div className="settings-providers">
        {available.map(({ id }) => (
          <a
            key={id}
            href={linkProviderAddress(id)}
            className="button-secondary settings-provider"
            aria-label={fillIn(SECURITY_WORDS.connect, { provider: PROVIDER_NAMES[id] })}
          >
            <ProviderIcon provider={id} />
            {PROVIDER_NAMES[id]}
          </a>
        ))}
      </div>
    </SettingsRow>
  );
}

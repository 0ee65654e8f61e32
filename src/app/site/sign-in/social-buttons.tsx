import { useQuery } from '@tanstack/react-query';
import { callApi } from '#app/kit/api/call-api.ts';
import { PROVIDER_NAMES, SOCIAL_WORDS } from '#content/account-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { listSignInProviders } from '#contracts/social-sign-in.ts';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '#domain/account/account.ts';
import { ProviderIcon } from './provider-icon.tsx';
import { socialSignInAddress } from './social-sign-in-address.ts';

interface SocialButtonsProps {
  /** Where to go afterwards: a path of this site. */
  readonly returnTo: string;
}

/** Buttons for the three providers; those that are not set up on this server say so. */
export function SocialButtons({ returnTo }: SocialButtonsProps) {
  const { data: known = [] } = useQuery({
    queryKey: [listSignInProviders.path],
    queryFn: ({ signal }) => callApi(listSignInProviders, { signal }),
  });
  const missing = known.filter(({ state }) => state === 'not_set_up').map(({ id }) => id);
  const isLocal = known.some(({ state }) => state === 'local');
  return (
    <div>
      <p className="or">{SOCIAL_WORDS.or}</p>
      <div className="providers">
        {SIGN_IN_PROVIDERS.map((provider) => (
          <SocialButton
            key={provider}
            provider={provider}
            returnTo={returnTo}
            missing={missing.includes(provider)}
          />
        ))}
      </div>
      {missing.length === 0 ? null : (
        <p id={MISSING_ID} className="field-hint mt-3">
          {fillIn(SOCIAL_WORDS.notSetUp, {
            providers: missing.map((id) => PROVIDER_NAMES[id]).join(', '),
          })}
        </p>
      )}
      {isLocal ? <p className="field-hint mt-3">{SOCIAL_WORDS.local}</p> : null}
    </div>
  );
}

const MISSING_ID = 'providers-not-set-up';

interface SocialButtonProps {
  readonly provider: SignInProvider;
  readonly returnTo: string;
  readonly missing: boolean;
}

function SocialButton({ provider, returnTo, missing }: SocialButtonProps) {
  const label = fillIn(SOCIAL_WORDS.continueWith, { provider: PROVIDER_NAMES[provider] });
  const face = (
    <>
      <ProviderIcon provider={provider} />
      {PROVIDER_NAMES[provider]}
    </>
  );
  if (missing) {
    return (
      <button
        type="button"
        className="provider"
        disabled
        aria-label={label}
        aria-describedby={MISSING_ID}
      >
        {face}
      </button>
    );
  }
  return (
    <a className="provider" href={socialSignInAddress(provider, returnTo)} aria-label={label}>
      {face}
    </a>
  );
}

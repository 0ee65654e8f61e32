import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { PROVIDER_NAMES } from '#content/account-words.ts';
import { SECURITY_WORDS } from '#content/account-settings-words.ts';
import { fillIn } from '#content/fill-in.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { disconnectProvider } from '#contracts/sign-in-methods.ts';
import { listSignInProviders } from '#contracts/social-sign-in.ts';
import type { SignInProvider } from '#domain/account/account.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { ProviderIcon } from '#app/site/sign-in/provider-icon.tsx';
import { linkProviderAddress } from '#app/site/sign-in/social-sign-in-address.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { SettingsRow } from './settings-row.tsx';
import { signInMethodsQuery } from './sign-in-methods.ts';
import { useConnectedNote } from './use-connected-note.ts';

/** The sign-in providers: those already connected, and those that can be. */
export function ConnectProviders({ user }: { user: SignedInUser }) {
  const { data: providers = [] } = useQuery({
    queryKey: [listSignInProviders.path],
    queryFn: ({ signal }) => callApi(listSignInProviders, { signal }),
  });
  const { data: methods } = useQuery(signInMethodsQuery);
  useConnectedNote(methods?.providers);
  if (methods === undefined) return null;
  const available = providers.filter(({ state }) => state !== 'not_set_up').map(({ id }) => id);
  const waysIn = available.filter((id) => methods.providers.includes(id)).length;
  return available.map((id) =>
    methods.providers.includes(id) ? (
      <Connected key={id} provider={id} isLastWayIn={!user.hasPassword && waysIn === 1} />
    ) : (
      <SettingsRow key={id} title={<Name provider={id} />} detail={SECURITY_WORDS.notConnected}>
        <a
          href={linkProviderAddress(id)}
          className="button-secondary"
          aria-label={fillIn(SECURITY_WORDS.connectNamed, { provider: PROVIDER_NAMES[id] })}
        >
          {SECURITY_WORDS.connect}
        </a>
      </SettingsRow>
    ),
  );
}

function Name({ provider, children }: { provider: SignInProvider; children?: ReactNode }) {
  return (
    <>
      <ProviderIcon provider={provider} />
      {PROVIDER_NAMES[provider]}
      {children}
    </>
  );
}

interface ConnectedProps {
  readonly provider: SignInProvider;
  readonly isLastWayIn: boolean;
}

function Connected({ provider, isLastWayIn }: ConnectedProps) {
  const queries = useQueryClient();
  const name = PROVIDER_NAMES[provider];
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(disconnectProvider, { params: { provider } }),
    onSuccess: () => {
      toast('providerDisconnected', { provider: name });
    },
    onError: (problem) => {
      toast('providerNotDisconnected', {}, problem instanceof ApiProblem ? problem.message : '');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: signInMethodsQuery.queryKey }),
  });
  return (
    <SettingsRow
      title={
        <Name provider={provider}>
          <Check size={17} strokeWidth={1.8} className="text-pro" aria-hidden="true" />
        </Name>
      }
      detail={isLastWayIn ? SECURITY_WORDS.lastWayIn : SECURITY_WORDS.connected}
    >
      {isLastWayIn ? null : (
        <button
          type="button"
          className="button-secondary"
          aria-label={fillIn(SECURITY_WORDS.disconnectNamed, { provider: name })}
          disabled={isPending}
          onClick={() => {
            mutate();
          }}
        >
          {isPending ? SECURITY_WORDS.disconnecting : SECURITY_WORDS.disconnect}
        </button>
      )}
    </SettingsRow>
  );
}

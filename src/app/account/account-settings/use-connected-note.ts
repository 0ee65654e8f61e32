import { navigate } from '#app/kit/router/router.ts';
import { useSearch } from '#app/kit/router/use-search.ts';
import { useEffect } from 'react';
import { PROVIDER_NAMES } from '#content/account-words.ts';
import type { SignInProvider } from '#domain/account/account.ts';
import { toast } from '#app/kit/toast/toasts.ts';

/**
 * Confirms to a person who returns from a provider with `connected` in the address that it was connected,
 * and removes that parameter.
 *
 * @param providers the connected ones, once they are known
 */
export function useConnectedNote(providers: readonly SignInProvider[] | undefined): void {
  const { connected } = useSearch();
  useEffect(() => {
    if (connected === undefined || providers === undefined) return;
    // Anyone can write an address: only what the server says is confirmed.
    const provider = providers.find((known) => known === connected);
    if (provider !== undefined) toast('providerConnected', { provider: PROVIDER_NAMES[provider] });
    void navigate({
      to: '.',
      search: ({ connected: _noted, ...rest }) => rest,
      hash: true,
      replace: true,
    });
  }, [connected, providers]);
}

import { navigate } from '#app/kit/router/router.ts';
import { useSearch } from '#app/kit/router/use-search.ts';
import { useEffect } from 'react';
import { toast } from '#app/kit/toast/toasts.ts';

/** How long the welcome stays, in milliseconds; from the specification. */
const WELCOME_DURATION = 6000;

/** Shows the welcome for `vip=welcome`, and takes that out of the address. */
export function useVipWelcome(): void {
  const { vip } = useSearch();
  useEffect(() => {
    if (vip !== 'welcome') return;
    toast('vipWelcome', {}, '', { duration: WELCOME_DURATION });
    void navigate({
      to: '.',
      search: ({ vip: _welcomed, ...rest }) => rest,
      hash: true,
      replace: true,
    });
  }, [vip]);
}

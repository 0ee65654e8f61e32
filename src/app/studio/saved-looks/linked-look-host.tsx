import { useCallback, useState } from 'react';
import { useSearch } from '#app/kit/router/use-search.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';

const load = () => import('./linked-look-notice.tsx').then((code) => code.LinkedLookNotice);

/** Opens the look that the address names with `?look=`; most addresses name none. */
export function LinkedLookHost() {
  const { look } = useSearch();
  // The look is removed from the address once it is worn; the notice stays.
  const [shown, setShown] = useState<string | undefined>(look);
  if (look !== undefined && look !== shown) setShown(look);
  const close = useCallback(() => {
    setShown(undefined);
  }, []);
  if (shown === undefined) return null;
  return (
    <OnDemand key={shown} load={load} props={{ id: shown, onClose: close }} onFailed={close} />
  );
}

import { useEffect } from 'react';
import type { Way } from './address.ts';
import { navigate } from './router.ts';

/** Redirects as soon as it is drawn, replacing the page on show in the history. */
export function Navigate({ to, search }: Pick<Way, 'to' | 'search'>) {
  useEffect(() => {
    void navigate({ to, replace: true, ...(search === undefined ? {} : { search }) });
  }, [to, search]);
  return null;
}

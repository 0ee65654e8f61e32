import { useEffect } from 'react';
import type { Way } from './address.ts';
import { navigate } from './router.ts';

/** Leads on as soon as it is drawn, in place of the page on show. */
export function Navigate({ to, search }: Pick<Way, 'to' | 'search'>) {
  useEffect(() => {
    void navigate({ to, replace: true, ...(search === undefined ? {} : { search }) });
  }, [to, search]);
  return null;
}

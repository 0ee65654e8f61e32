import { useSearch } from '#app/kit/router/use-search.ts';
import { readSitePath } from '#domain/account/site-path.ts';

/** Where the address says that one goes after signing in; the mirror where it says nothing sensible. */
export function useReturnPath(): string {
  const { return: path } = useSearch();
  return readSitePath(path ?? '') ?? '/';
}

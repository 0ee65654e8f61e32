import { useSearch } from '#app/kit/router/use-search.ts';
import { readSitePath } from '#domain/account/site-path.ts';

/** Where to go after signing in, from the address; the mirror where that names no path of this site. */
export function useReturnPath(): string {
  const { return: path } = useSearch();
  return readSitePath(path ?? '') ?? '/';
}

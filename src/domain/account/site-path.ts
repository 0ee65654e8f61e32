/** One slash at its start, and nothing in it that browsers read as another one or leave out. */
const SITE_PATH = /^\/(?![/\\]|%2f|%5c)[^\\\p{Cc}]*$/iu;

const LONGEST_PATH = 501;

/**
 * Stands for this site at whatever address it has: a path that leads away from this origin leads away
 * from any.
 */
const THIS_SITE = 'https://origin.invalid';

/**
 * Reads a path of this site to which a person may be led, and returns it as browsers do: without its dots,
 * so that what was judged is what is sent (`/.//elsewhere.example` is `//elsewhere.example` to them).
 * Undefined for anything that leads, or could be read to lead, to another site.
 */
export function readSitePath(text: string): string | undefined {
  if (text.length > LONGEST_PATH || !SITE_PATH.test(text)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, THIS_SITE);
  const path = pathname + search + hash;
  return origin === THIS_SITE && SITE_PATH.test(path) ? path : undefined;
}

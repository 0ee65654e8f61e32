/** A path of this very site: one slash at its start, so that it can lead nowhere else. */
const SITE_PATH = /^\/(?![/\\])[^\\\p{Cc}]{0,500}$/u;

/** Whether a text is a path of this site, to which somebody may be led after signing in. */
export function isSitePath(text: string): boolean {
  return SITE_PATH.test(text);
}

/** The specification's name for the studio in events. */
const STUDIO = '/makeup-app';
const STUDIO_PATHS: readonly string[] = ['/', '/app'];

/** What a page is called in events: the studio's own name, else its path, without anything that could identify a person. */
export function pageLabel(path: string): string {
  if (STUDIO_PATHS.includes(path)) return STUDIO;
  return /^\/[\w/-]{0,199}$/.test(path) ? path : '/other';
}

import { PAGES } from '#content/pages.ts';
import { BLOG_PATH, LANDING_PATH } from '#content/visitor-documents.ts';

/** What pages call the studio in events, by the specification. */
const STUDIO = '/makeup-app';
export const OTHER_PAGE = '/other';

/** The pages that first visits are told apart by: strangers cannot add to them. */
export const COUNTED_PAGES: ReadonlySet<string> = new Set([
  STUDIO,
  LANDING_PATH,
  BLOG_PATH,
  '/subscribe',
  ...Object.keys(PAGES),
]);

export function countedPage(page: string): string {
  return COUNTED_PAGES.has(page) ? page : OTHER_PAGE;
}

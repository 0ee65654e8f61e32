/** Which requests the service worker answers, and with what. Everything else it leaves alone. */

import { isPagePath } from '#content/pages.ts';
import { BLOG_PATH, LANDING_PATH } from '#content/visitor-documents.ts';

/** Pages that are rendered at build. Each is kept from its first visit on, for when there is no network. */
const VISITOR_PAGES: readonly string[] = [LANDING_PATH, BLOG_PATH];

/** Whether the page at a path is one of those, whatever follows in the address. */
export function isVisitorPage(path: string): boolean {
  return VISITOR_PAGES.includes(path);
}

/** The files that only those pages use; the name of a file changes with its contents. */
export function isOfVisitorPages(path: string): boolean {
  return path.startsWith('/visitor/assets/');
}

/**
 * Pages that only the server answers: rendered at build for visitors who have no app yet, or with a security
 * policy of their own since they take money. Otherwise a copy of the app would be shown in their place.
 */
const PAGES_OF_THE_SERVER: readonly string[] = [...VISITOR_PAGES, '/subscribe'];

/** Whether the app itself is the page at a path, so that its copy can stand in for the network. */
export function isAppPage(path: string): boolean {
  return isPagePath(path) && !PAGES_OF_THE_SERVER.includes(path);
}

/** Whether the page at a path is the studio, which has a document of its own. */
export function isStudio(path: string): boolean {
  return path === '/' || path === '/app';
}

/** The statuses with which a gateway answers when its server is down. Any other is the server's own. */
const GATEWAY_FAILURES = new Set([502, 504]);

/** Whether a response is the server's own, such as the maintenance page. */
export function isServersWord(status: number): boolean {
  return !GATEWAY_FAILURES.has(status);
}

/** How long a page waits for the network before its copy is shown, in milliseconds. */
export const NETWORK_PATIENCE = 3000;

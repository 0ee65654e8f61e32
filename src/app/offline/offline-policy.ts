/** Which requests the service worker answers, and with what. Everything else it leaves alone. */

import { isPagePath } from '#content/pages.ts';
import { BLOG_PATH, LANDING_PATH } from '#content/visitor-documents.ts';

/** Pages that are made beforehand. Each is kept from the first visit on, for when there is no network. */
const VISITOR_PAGES: readonly string[] = [LANDING_PATH, BLOG_PATH];

/** Whether the page at a path is one of those, whatever follows in the address. */
export function isVisitorPage(path: string): boolean {
  return VISITOR_PAGES.includes(path);
}

/** What only those pages are made of; a name changes with its contents. */
export function isOfVisitorPages(path: string): boolean {
  return path.startsWith('/visitor/assets/');
}

/**
 * Pages that the server alone answers: rendered at build for visitors who have no app yet, or with a policy
 * of their own since they take money. A copy of the app would stand in their place.
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

/** What a gateway answers whose server is away. Any other status is the server's own word. */
const GATEWAY_FAILURES = new Set([502, 504]);

/** Whether an answer is the server's, such as the page of a maintenance. */
export function isServersWord(status: number): boolean {
  return !GATEWAY_FAILURES.has(status);
}

/** How long a page waits for the network before its copy is shown, in milliseconds. */
export const NETWORK_PATIENCE = 3000;

/** Which requests the service worker answers, and with what. Everything else it leaves alone. */

import { isPagePath } from '#content/pages.ts';

/**
 * Pages that the server alone answers: made beforehand for whoever has no app yet, or with a policy
 * of their own since they take money. A copy of the app would stand in their place.
 */
const PAGES_OF_THE_SERVER: readonly string[] = ['/landing', '/beauty-tips-blog', '/subscribe'];

/** Whether the app itself is the page at a path, so that its copy can stand in for the network. */
export function isAppPage(path: string): boolean {
  return isPagePath(path) && !PAGES_OF_THE_SERVER.includes(path);
}

/** What a gateway answers whose server is away. Any other status is the server's own word. */
const GATEWAY_FAILURES = new Set([502, 504]);

/** Whether an answer is the server's, such as the page of a maintenance. */
export function isServersWord(status: number): boolean {
  return !GATEWAY_FAILURES.has(status);
}

/** How long a page waits for the network before its copy is shown, in milliseconds. */
export const NETWORK_PATIENCE = 3000;

import type { ConsoleMessage, Page } from '@playwright/test';

/** Browsers without Bluetooth, such as the one of these tests, do not recognize a policy that forbids it. */
const WITHOUT_BLUETOOTH =
  "Error with Permissions-Policy header: Unrecognized feature: 'bluetooth'.";

/** Everything the browser complains about on a page from now on, except for what a test expects. */
export function complaintsOf(
  page: Page,
  isExpected: (message: ConsoleMessage) => boolean = () => false,
): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type())) return;
    if (text !== WITHOUT_BLUETOOTH && !isExpected(message)) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

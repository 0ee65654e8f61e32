import { callApi } from '#app/kit/api/call-api.ts';
import { reportClientError } from '#contracts/client-errors.ts';
import { createErrorReporter } from './error-reporter.ts';

/** The one reporter of this document. */
export const errorReporter = createErrorReporter({
  send: (body) => callApi(reportClientError, { body, keepalive: true }),
  path: () => location.pathname,
  version: __LOOKGLASS_VERSION__,
  random: Math.random,
});

/** Whether an error is one of ours: extensions of the browser break on every page. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && error.stack?.includes(`${location.origin}/`) === true;
}

/** Reports what nothing else catches, from now on. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error }) => {
    if (isOurs(error)) errorReporter.uncaught(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isOurs(reason)) errorReporter.uncaught(reason);
  });
}

import type { Browser, Page } from './browser.ts';

/** What is typed on the page of the local provider. */
export interface SocialPerson {
  readonly name: string;
  readonly email: string;
  /** Whether the provider vouches for the address. */
  readonly verified?: boolean;
}

/** Walks from a button of the sign-in page through the local provider, to wherever that leads. */
export async function walkThroughProvider(
  origin: string,
  browser: Browser,
  { name, email, verified = true }: SocialPerson,
  query = 'provider=google&return=/my-saved-looks',
): Promise<Page> {
  const page = await browser.open(`${origin}/api/login?${query}`);
  return browser.submit(page, { name, email, ...(verified ? { email_verified: 'yes' } : {}) });
}

/** Calls the API as the page in this browser does. */
export async function callFrom(
  browser: Browser,
  origin: string,
  path: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const response = await browser.send(
    new URL(path, origin),
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { origin, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
  );
  return { status: response.status, body: await response.json() };
}

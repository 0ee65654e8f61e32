import type { SignInProvider } from '#domain/account/account.ts';
import { AUTH_PATH } from '#server/services/accounts/auth.ts';

/** How a provider sends people back: with a link, or with a form (OAuth 2.0 Form Post Response Mode). */
export type ReturnMode = 'link' | 'form';

/**
 * Where forms of providers arrive. Not among the calls of the API, which refuse whatever another
 * site sends.
 */
export const FORM_CALLBACK_PATH = '/sign-in-with';

/** Where a provider sends people back to: what is registered with it. */
export function callbackAddress(
  origin: string,
  provider: SignInProvider,
  returnMode: ReturnMode,
): string {
  const path = returnMode === 'form' ? FORM_CALLBACK_PATH : `${AUTH_PATH}/callback`;
  return `${origin}${path}/${provider}`;
}

/**
 * A look in a link: `#look=` and the look's parameters as base64url of compact JSON, or `#l=` and the
 * same in as few characters as will do. A link carries parameters only, never a picture.
 */

import type { Look } from './look.ts';
import { parseLook } from './parse-look.ts';
import { decodeShortLook, encodeShortLook } from './short-look.ts';
import { failure, success, type Result } from '#domain/result.ts';

export type LookLinkFailure =
  /** The fragment speaks of something else, or of nothing. */
  | 'no-look'
  /** It announces a look, and what follows cannot be read as one. */
  | 'malformed';

const PREFIX = '#look=';
const SHORT_PREFIX = '#l=';
/** A look takes about 440 characters; what is four times as long is something else. */
const LONGEST_FRAGMENT = 2048;

/** The fragment of a link to this look, `#` included. */
export function encodeLookFragment(look: Look): string {
  const base64 = btoa(JSON.stringify(look));
  return PREFIX + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The same, short enough for a code that is read off a screen. Opacities are in whole percent. */
export function encodeShortLookFragment(look: Look): string {
  return SHORT_PREFIX + encodeShortLook(look);
}

/**
 * Reads the fragment of an address.
 *
 * @param fragment as `location.hash` gives it: empty, or starting with `#`
 */
export function decodeLookFragment(fragment: string): Result<Look, LookLinkFailure> {
  if (fragment.startsWith(SHORT_PREFIX)) {
    const look = decodeShortLook(fragment.slice(SHORT_PREFIX.length));
    return look === null ? failure('malformed') : success(look);
  }
  if (!fragment.startsWith(PREFIX)) return failure('no-look');
  if (fragment.length > LONGEST_FRAGMENT) return failure('malformed');
  const base64 = fragment.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/');
  try {
    const look = parseLook(JSON.parse(atob(base64)));
    return look.ok ? success(look.value) : failure('malformed');
  } catch {
    return failure('malformed');
  }
}

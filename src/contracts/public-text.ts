/** Text of one line that other people read. */

import { z } from 'zod/mini';
import { LONGEST_NAME } from '#domain/account/account.ts';
import { hasLink, seenText } from '#domain/decency/public-text.ts';

/** Text that exceeds its limit this many times is refused for its length, without being cleaned first. */
const TOO_LONG = 4;

/** A refusal by this check is answered with the error that it names, instead of `invalid_input`. */
export const REFUSED_LINKS = { error: 'no_links' } as const;

interface PublicLineRules {
  readonly longest: number;
  readonly shortest?: 0 | 1;
}

/**
 * A line as others see it: without characters that nobody sees or that turn its direction, and without web
 * addresses: a line with one is refused with `no_links`, which the contract lists among its errors.
 */
export function publicLine({ longest, shortest = 1 }: PublicLineRules) {
  return z.string().check(
    z.overwrite((text) => (text.length > longest * TOO_LONG ? text : seenText(text))),
    z.minLength(shortest),
    z.maxLength(longest, { abort: true }),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u),
    z.refine((text) => !hasLink(text), { params: REFUSED_LINKS }),
  );
}

/** What a person is called. */
export const publicName = publicLine({ longest: LONGEST_NAME });

import { z } from 'zod/mini';
import { FIELD_PROBLEMS } from '#content/form-words.ts';
import { LONGEST_URL } from '#domain/account/account.ts';

const SCHEME = 'https:';

/** Adds the scheme, which people leave out when they name their website. */
function withScheme(text: string): string {
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `${SCHEME}//${text}`;
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && hostname.includes('.');
}

/** The address of a website, or nothing. */
export const webAddressField = z.string().check(
  z.trim(),
  z.overwrite(withScheme),
  z.maxLength(LONGEST_URL, FIELD_PROBLEMS.tooLong),
  z.refine((text) => text === '' || isWebAddress(text), FIELD_PROBLEMS.portfolio),
);

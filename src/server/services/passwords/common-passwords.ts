import { dictionary } from '@zxcvbn-ts/language-common';
import { SHORTEST_PASSWORD } from '#domain/account/account.ts';

/** The list that guessing starts with, without those that are too short to be taken anyway. */
const COMMON = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= SHORTEST_PASSWORD)
    .map((password) => password.toLowerCase()),
);

/** Shorter parts of an address or a name are in many good passwords. */
const SHORTEST_OWN_WORD = 4;

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

/** What stands in front of a password's real words without making it any harder to guess. */
function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
}

function ownWords({ email, name }: PasswordOwner): readonly string[] {
  const [local = '', domain = ''] = email.split('@');
  return [email, local, domain, `${local}${domain}`, name, ...name.split(/\s+/u)]
    .map(bare)
    .filter((word) => word.length >= SHORTEST_OWN_WORD);
}

/**
 * Whether a password is among the first that somebody would try: on the list of common ones, or
 * nothing but the owner's address or name with digits and signs around it.
 */
export function isCommonPassword(password: string, owner: PasswordOwner): boolean {
  if (COMMON.has(password.toLowerCase())) return true;
  return ownWords(owner).includes(bare(password));
}

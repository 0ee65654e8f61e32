/**
 * Whether a password would be guessed. Holds a long list of passwords: a page loads it only once a person
 * chooses one.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The owner of the password, as far as known. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

/**
 * A password that is found in fewer guesses is refused: what zxcvbn calls very guessable (its scores 0 and 1;
 * Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016).
 */
const FEWEST_GUESSES = 1e6;

/** Characters after these make a password no easier to guess and take long to examine. */
const LONGEST_LOOKED_AT = 48;

/** Shorter parts of an address or a name are in many good passwords. */
const SHORTEST_OWN_WORD = 4;

let estimator: ZxcvbnFactory | undefined;

/** Made when it is first needed: ranking the list takes a moment. */
function estimatorOnce(): ZxcvbnFactory {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator;
}

/** Strips what surrounds a password's real words without making it any harder to guess. */
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
 * Whether a password is among the first that an attacker would try: on the list of common ones or close to it,
 * a run or a repetition, or nothing but the owner's address or name with digits and signs around it.
 */
export function isGuessable(
  password: string,
  owner: PasswordOwner = { email: '', name: '' },
): boolean {
  const own = ownWords(owner);
  if (own.includes(bare(password))) return true;
  // In the form in which it is hashed: full-width letters are no harder to guess.
  const looked = password.normalize('NFKC').slice(0, LONGEST_LOOKED_AT);
  return estimatorOnce().check(looked, [...own]).guesses < FEWEST_GUESSES;
}

/** The looks that a person has saved, under the names that they gave them. */

import type { Look } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';
import { commandWords } from './command-words.ts';
import { lexiconOf, plainName, type Lexicon } from './lexicon.ts';
import { editDistance } from './nearest-word.ts';
import { readTokens } from './read-tokens.ts';
import type { VoiceLook } from './voice-vocabulary.ts';

export interface OwnLook {
  readonly name: string;
  readonly look: Look;
}

/** Shorter names are too often other names. */
const SHORTEST_MISHEARD = 5;
/** From this length on, two letters may be wrong, and one before. */
const LONG = 8;

/**
 * A lexicon that knows a person's own looks, too. “My Sunday look” asks for one called “Sunday”, and where the
 * grammar has no other meaning for the name, so does the name alone: one called “Red lips” must not keep anyone
 * from red lips.
 *
 * @param base knows no own looks
 */
export function withOwnLooks(base: Lexicon, looks: readonly OwnLook[]): Lexicon {
  if (looks.length === 0) return base;
  const { vocabulary } = base;
  const own = looks.filter(({ name }) => plainName(name) !== '').map((each) => ownLook(each, base));
  // Later ones win: ours keep the ways of saying that are theirs.
  return lexiconOf({ ...vocabulary, looks: [...own, ...vocabulary.looks] });
}

function ownLook({ name, look }: OwnLook, base: Lexicon): VoiceLook {
  const short = shortName(name);
  const isKnownByName = readTokens(commandWords(name) ?? [], base).some(
    ({ token }) => token.kind === 'unknown',
  );
  const explicit = [
    `my ${short} look`,
    `my saved look ${short}`,
    `my look ${short}`,
    `saved look ${short}`,
    `look called ${short}`,
    `look named ${short}`,
  ];
  const says = isKnownByName ? [...explicit, short, `my ${short}`, `${short} look`] : explicit;
  return { kind: 'own-look', name, says, patch: patchOfAll(look), isKnownByName };
}

/** Without the word that people add themselves. */
function shortName(name: string): string {
  const plain = plainName(name);
  const short = plain.replace(/^(?:my|the) /, '').replace(/ looks?$/, '');
  return short === '' ? plain : short;
}

/** Everything that a look wears, its missing finishes included. */
export function patchOfAll({
  lipstick,
  blush,
  eyeshadow,
  eyeliner,
  mascara,
  foundation,
}: Look): LookPatch {
  return {
    lipstick: { ...lipstick, finish: lipstick.finish ?? null },
    blush,
    eyeshadow: { ...eyeshadow, finish: eyeshadow.finish ?? null },
    eyeliner,
    mascara,
    foundation,
  };
}

/**
 * The saved look that a name means: the one of that name, else the only one that begins with it or holds it, else the
 * only one that is spelled nearly so. Undefined where there is none, or more than one.
 */
export function lookCalled<Saved extends { readonly name: string }>(
  said: string,
  looks: readonly Saved[],
): Saved | undefined {
  const wanted = shortName(said);
  if (wanted === '') return undefined;
  const exact = looks.find(({ name }) => shortName(name) === wanted);
  if (exact !== undefined) return exact;
  const holding = looks.filter(({ name }) => ` ${shortName(name)} `.includes(` ${wanted} `));
  if (holding.length > 0) return onlyOne(holding);
  return onlyOne(looks.filter(({ name }) => isMisheard(wanted, shortName(name))));
}

/** As with the grammar's own words, the first letter is always heard right: “Monday” is not “Sunday”. */
function isMisheard(said: string, name: string): boolean {
  if (said.length < SHORTEST_MISHEARD || said[0] !== name[0]) return false;
  return editDistance(said, name) <= (said.length >= LONG ? 2 : 1);
}

function onlyOne<Thing>(things: readonly Thing[]): Thing | undefined {
  return things.length === 1 ? things[0] : undefined;
}

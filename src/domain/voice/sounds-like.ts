/** Words that sound like another: recognizers write “mass scara” and “pure pull”. */

import type { CommandWord } from './command-words.ts';
import { editDistance } from './nearest-word.ts';

/** Known words by how they sound. */
export type Sounds = ReadonlyMap<string, readonly string[]>;

/** Fewer consonants are too often those of another word. */
const FEWEST_SOUNDS = 2;
/** Shorter words are too often other words. */
const SHORTEST = 4;
/** The largest share of letters that may differ, in one word and in several that were heard for one. */
const MOST_OTHER_LETTERS = { one: 0.3, several: 0.4 } as const;

const RULES: readonly (readonly [RegExp, string])[] = [
  [/gh(?=t|$)/g, ''],
  [/ph/g, 'f'],
  // Only now the spaces between words that were heard for one: “cop her” has no f.
  [/[^a-z]/g, ''],
  [/^(?:kn|gn)/, 'n'],
  [/^wr/, 'r'],
  [/sc(?=[eiy])/g, 's'],
  [/[sc]h|tch|sch/g, 'x'],
  [/c(?=[eiy])/g, 's'],
  [/(?:ck|[cqg])/g, 'k'],
  [/z/g, 's'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/v/g, 'f'],
  [/(?<=.)[aeiouyhw]/g, ''],
  [/^[aeiouyhw]/, 'a'],
  [/(.)\1+/g, '$1'],
];

/**
 * The consonants of a word as they sound, with the same letter for those that are mistaken for each
 * other.
 */
export function soundOf(word: string): string {
  return RULES.reduce((sound, [pattern, same]) => sound.replaceAll(asGlobal(pattern), same), word);
}

function asGlobal(pattern: RegExp): RegExp {
  return pattern.global ? pattern : new RegExp(pattern.source, `${pattern.flags}g`);
}

export function soundsOf(words: readonly string[], shortest = SHORTEST): Sounds {
  const sounds = new Map<string, string[]>();
  for (const word of words) {
    const sound = soundOf(word);
    if (word.length < shortest || sound.length < FEWEST_SOUNDS) continue;
    const like = sounds.get(sound);
    if (like === undefined) sounds.set(sound, [word]);
    else like.push(word);
  }
  return sounds;
}

/** The known word that these words sound like when they are said as one; undefined where there is none. */
export function wordSounding(
  known: Sounds,
  heard: readonly Pick<CommandWord, 'plain'>[],
): string | undefined {
  const joined = heard.map(({ plain }) => plain).join('');
  if (joined.length < SHORTEST || joined.length > 16) return undefined;
  const share = heard.length === 1 ? MOST_OTHER_LETTERS.one : MOST_OTHER_LETTERS.several;
  const most = Math.floor(joined.length * share);
  const sound = soundOf(heard.map(({ plain }) => plain).join(' '));
  return (known.get(sound) ?? [])
    .map((word) => ({ word, distance: editDistance(joined, word) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance)[0]?.word;
}

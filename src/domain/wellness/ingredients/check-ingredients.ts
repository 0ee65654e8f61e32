/** Which ingredients of a product a person avoids. */

import { avoidableNamed, isKnownName, type Avoidable } from './avoidable.ts';
import type { AvoidedIngredient } from './avoided.ts';
import {
  parseIngredientList,
  type IngredientList,
  type ListedIngredient,
} from './ingredient-list.ts';
import { nameKey, wordsOf } from './ingredient-name.ts';
import { nearNames, type NearNames } from './near-names.ts';

/** An ingredient that the person avoids. */
export interface IngredientMatch {
  /** As it is printed. */
  readonly ingredient: string;
  /** The name by which it was known, where that is another one: what stands in brackets beside it. */
  readonly printed: string;
  /** What of the person's list it belongs to. */
  readonly avoided: AvoidedIngredient;
  readonly avoidable: Avoidable;
  /** Whether the label only says that it may be inside. */
  readonly isPossible: boolean;
}

/** A name that is nearly that of something the person avoids: a question to ask, not a match. */
export interface IngredientQuestion {
  readonly ingredient: string;
  /** What it may have meant. */
  readonly meant: string;
  /** What it is if it meant that. */
  readonly match: IngredientMatch;
}

export interface IngredientCheck {
  /** How many ingredients were read. */
  readonly count: number;
  /** Pieces that were too long to be read. */
  readonly unread: number;
  /** In the order of the list; each ingredient once for each of what the person avoids. */
  readonly matches: readonly IngredientMatch[];
  /** At most `MOST_QUESTIONS`. */
  readonly questions: readonly IngredientQuestion[];
  /** Whether the list names a fragrance without saying what it is made of. */
  readonly hasUnnamedFragrance: boolean;
}

/** Nobody would answer more. */
export const MOST_QUESTIONS = 12;

/** Real ingredients that are a letter or two away from another one. */
const LOOK_ALIKES: ReadonlySet<string> = new Set(
  ['Citronellal', 'Farnesal', 'Santalal', 'Pinane', 'Resin'].map(nameKey),
);

const UNNAMED_FRAGRANCE: ReadonlySet<string> = new Set(
  ['Parfum', 'Fragrance', 'Perfume', 'Aroma'].map(nameKey),
);

interface Sought {
  readonly avoided: AvoidedIngredient;
  readonly avoidable: Avoidable;
}

/**
 * Compares a list of ingredients with what a person avoids. Case, accents, signs and the order of the list make no
 * difference. The time grows with the text and no faster; never throws.
 *
 * @param list as it is pasted, or as `parseIngredientList` read it
 * @param avoided the person's list; a name that is not known is looked for as it is
 */
export function checkIngredients(
  list: string | IngredientList,
  avoided: readonly AvoidedIngredient[],
): IngredientCheck {
  const { ingredients, unread } = typeof list === 'string' ? parseIngredientList(list) : list;
  const search = searchFor(avoided);
  const matches = new Map<string, IngredientMatch>();
  const questions = new Map<string, IngredientQuestion>();
  const asked = new Set<string>();
  const seen = new Set<string>();
  let hasUnnamedFragrance = false;
  for (const ingredient of ingredients) {
    const printed = `${ingredient.isPossible ? '±' : ''}${ingredient.name}`;
    // A name that was compared already; what else is printed of it may be new.
    if (seen.has(printed) && ingredient.otherNames.length === 0) continue;
    seen.add(printed);
    const { isPossible } = ingredient;
    const names = [ingredient.name, ...ingredient.otherNames];
    const keys = names.map(nameKey);
    if (keys.some((key) => UNNAMED_FRAGRANCE.has(key))) hasUnnamedFragrance = true;
    const found = search.find(names, keys);
    for (const [sought, name] of found) addMatch(matches, ingredient, name, sought);
    if (found.size > 0 || questions.size >= MOST_QUESTIONS) continue;
    for (const [at, name] of names.entries()) {
      const key = keys[at] ?? '';
      if (asked.has(key)) continue;
      asked.add(key);
      if (isKnownName(name) || LOOK_ALIKES.has(key)) continue;
      const meant = search.near(key);
      if (meant === null || questions.size >= MOST_QUESTIONS) continue;
      const match = { ...meant.sought, ingredient: ingredient.name, printed: name, isPossible };
      questions.set(key, { ingredient: name, meant: meant.name, match });
    }
  }
  return {
    count: ingredients.length,
    unread,
    matches: [...matches.values()],
    questions: [...questions.values()],
    hasUnnamedFragrance,
  };
}

function addMatch(
  matches: Map<string, IngredientMatch>,
  { name, isPossible }: ListedIngredient,
  printed: string,
  { avoided, avoidable }: Sought,
): void {
  const id = `${nameKey(printed)} ${nameKey(avoided.name)} ${avoided.kind}`;
  const known = matches.get(id);
  if (known === undefined) {
    matches.set(id, { ingredient: name, printed, avoided, avoidable, isPossible });
  } else if (known.isPossible && !isPossible) {
    // It is inside, whatever else the label says of it.
    matches.set(id, { ...known, isPossible });
  }
}

interface Search {
  /**
   * Which sought things are among the names of one ingredient, each with the name by which it was found.
   */
  readonly find: (names: readonly string[], keys: readonly string[]) => ReadonlyMap<Sought, string>;
  /** What a name with a slip may have meant. */
  readonly near: (key: string) => Meant | null;
}

interface Meant {
  readonly sought: Sought;
  readonly name: string;
}

/** The keys of what is known do not change. */
const keysByAvoidable = new WeakMap<Avoidable, readonly string[]>();

function keysOf(avoidable: Avoidable): readonly string[] {
  const known = keysByAvoidable.get(avoidable);
  if (known !== undefined) return known;
  const keys = avoidable.names.map(nameKey);
  keysByAvoidable.set(avoidable, keys);
  return keys;
}

function searchFor(avoided: readonly AvoidedIngredient[]): Search {
  const sought = avoided.map((each): Sought => ({
    avoided: each,
    avoidable: avoidableNamed(each.name),
  }));
  const byKey = new Map<string, Sought[]>();
  /** A person's own words, by the first of them. */
  const byWord = new Map<string, { readonly phrase: string; readonly sought: Sought }[]>();
  const known: { key: string; meant: Meant }[] = [];
  for (const each of sought) {
    const keys = keysOf(each.avoidable);
    for (const [at, name] of each.avoidable.names.entries()) {
      const key = keys[at] ?? '';
      if (key === '') continue;
      append(byKey, key, each);
      known.push({ key, meant: { sought: each, name } });
    }
    const words = each.avoidable.isOwnWord ? wordsOf(each.avoidable.name) : [];
    const first = words[0];
    if (first !== undefined) append(byWord, first, { phrase: words.join(' '), sought: each });
  }
  const ruled = sought.filter(
    ({ avoidable: { endings, beginnings } }) => endings.length + beginnings.length > 0,
  );

  function find(names: readonly string[], keys: readonly string[]): ReadonlyMap<Sought, string> {
    const found = new Map<Sought, string>();
    const add = (each: Sought, name: string): void => {
      if (!found.has(each)) found.set(each, name);
    };
    for (const [at, name] of names.entries()) {
      const key = keys[at] ?? '';
      for (const each of byKey.get(key) ?? []) add(each, name);
      for (const each of ruled) if (follows(key, each.avoidable)) add(each, name);
      if (byWord.size === 0) continue;
      const words = wordsOf(name);
      const text = `${words.join(' ')} `;
      for (const word of new Set(words)) {
        for (const { phrase, sought: each } of byWord.get(word) ?? []) {
          if (` ${text}`.includes(` ${phrase} `)) add(each, name);
        }
      }
    }
    return found;
  }

  /** Made once something is not found. */
  let near: NearNames<Meant> | null = null;
  return {
    find,
    near(key) {
      near ??= nearNames(known);
      return near.near(key);
    },
  };
}

function follows(key: string, { endings, beginnings }: Avoidable): boolean {
  return (
    endings.some((ending) => key.endsWith(ending)) ||
    beginnings.some((beginning) => key.startsWith(beginning))
  );
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

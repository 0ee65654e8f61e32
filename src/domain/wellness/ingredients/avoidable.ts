/** Everything that can be avoided by its name: fragrance allergens, groups, and the members of groups. */

import type { FragranceAllergen } from './fragrance-allergen.ts';
import { INGREDIENT_GROUPS, type IngredientGroup } from './ingredient-groups.ts';
import { nameKey } from './ingredient-name.ts';
import { NEWER_FRAGRANCE_ALLERGENS } from './newer-fragrance-allergens.ts';
import { OLDER_FRAGRANCE_ALLERGENS } from './older-fragrance-allergens.ts';

/** The complete list of Annex III, entry by entry. */
export const FRAGRANCE_ALLERGENS: readonly FragranceAllergen[] = [
  ...OLDER_FRAGRANCE_ALLERGENS,
  ...NEWER_FRAGRANCE_ALLERGENS,
].toSorted((one, other) => one.entry - other.entry);

/** What a name on a person's list stands for. */
export interface Avoidable {
  /** The name to call it by. */
  readonly name: string;
  /** The group that it is, or that it is a member of; null for fragrance allergens and for a person's own words. */
  readonly group: IngredientGroup | null;
  readonly allergen: FragranceAllergen | null;
  /** Every name by which a label may print it. */
  readonly names: readonly string[];
  readonly endings: readonly string[];
  readonly beginnings: readonly string[];
  /** A person's own word, about which nothing is known: it also counts within a longer name. */
  readonly isOwnWord: boolean;
}

const PLAIN = { endings: [], beginnings: [], isOwnWord: false } as const;

function namesOf({ name, otherNames, cas }: FragranceAllergen): readonly string[] {
  return [name, ...otherNames, ...cas];
}

function ofAllergen(allergen: FragranceAllergen): Avoidable {
  return { ...PLAIN, name: allergen.name, group: null, allergen, names: namesOf(allergen) };
}

function ofGroup(group: IngredientGroup): Avoidable {
  const { members, endings = [], beginnings = [], holdsFragranceAllergens } = group;
  const held = holdsFragranceAllergens === true ? FRAGRANCE_ALLERGENS.flatMap(namesOf) : [];
  return {
    name: group.name,
    group,
    allergen: null,
    names: [...members.flat(), ...held],
    endings,
    beginnings,
    isOwnWord: false,
  };
}

function ofMember(group: IngredientGroup, names: readonly string[]): Avoidable {
  return { ...PLAIN, name: names[0] ?? group.name, group, allergen: null, names };
}

function index(): ReadonlyMap<string, Avoidable> {
  const known = new Map<string, Avoidable>();
  const add = (names: readonly string[], avoidable: Avoidable): void => {
    for (const name of names) {
      const key = nameKey(name);
      if (!known.has(key)) known.set(key, avoidable);
    }
  };
  // A group's own names come before those of its members: "Fragrance" is all of it.
  for (const group of INGREDIENT_GROUPS) add([group.name, ...group.otherNames], ofGroup(group));
  for (const allergen of FRAGRANCE_ALLERGENS) add(namesOf(allergen), ofAllergen(allergen));
  for (const group of INGREDIENT_GROUPS) {
    for (const names of group.members) add(names, ofMember(group, names));
  }
  return known;
}

const KNOWN = index();

/** What a name stands for; a word that is not known stands for itself. */
export function avoidableNamed(name: string): Avoidable {
  return (
    KNOWN.get(nameKey(name)) ?? {
      name,
      group: null,
      allergen: null,
      names: [name],
      endings: [],
      beginnings: [],
      isOwnWord: true,
    }
  );
}

/** Whether something is known by this name. */
export function isKnownName(name: string): boolean {
  return KNOWN.has(nameKey(name));
}

/** What a person can be offered: groups first, then fragrance allergens, each by its name. */
export const OFFERED_NAMES: readonly string[] = [
  ...INGREDIENT_GROUPS.map(({ name }) => name),
  ...FRAGRANCE_ALLERGENS.map(({ name }) => name),
];

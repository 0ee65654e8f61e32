/** Choices left to chance, and what is made of two looks. Chance comes from outside. */

import type { Look } from '#domain/makeup/look.ts';

/** A number in [0, 1), each as likely as the next. */
export type Chance = () => number;

/** One of the choices, each as likely as the next; undefined where there is none. */
export function oneOf<Choice>(choices: readonly Choice[], chance: Chance): Choice | undefined {
  return choices[Math.min(choices.length - 1, Math.floor(chance() * choices.length))];
}

/** Every ordered pair of two different choices. */
export function pairsOf<Choice>(
  choices: readonly Choice[],
): readonly (readonly [Choice, Choice])[] {
  return choices.flatMap((first) =>
    choices.filter((second) => second !== first).map((second) => [first, second] as const),
  );
}

/** What is made of two looks keeps what lies side by side together: the eyes of one, lips, cheeks and base of the other. */
export function mixLooks(eyes: Look, rest: Look): Look {
  return { ...rest, eyeshadow: eyes.eyeshadow, eyeliner: eyes.eyeliner, mascara: eyes.mascara };
}

/** What panels add to the picture: rows of bench:mirror that show what each addition costs. */

/** The first is the look alone, with which all others are compared. */
export const ADDED = [
  'plain',
  'relit',
  'lamps',
  'strokes',
  'most strokes',
  'aged',
  'hair',
  'halves',
  'hands',
  'together',
] as const;
export type Added = (typeof ADDED)[number];

export const ADDED_TITLES: Readonly<Record<Added, string>> = {
  plain: 'the look alone',
  relit: 'under another light',
  lamps: 'among lamps',
  strokes: 'painted on, 600 points',
  'most strokes': 'painted on, 10,000 points',
  aged: '20 years older',
  hair: 'a shade on the hair',
  halves: 'another look on one half',
  hands: 'hands on',
  together: 'lamps, 600 points and hands',
};

/** Each is a row next to the look alone. */
export const ADDED_ROWS = ADDED.filter((added) => added !== 'plain');

/** Whether hands are tracked meanwhile. */
export function followsHands(added: Added): boolean {
  return added === 'hands' || added === 'together';
}

/** Whether a single picture and its landmarks are enough to draw it, without the engine's other models. */
export function isDrawnAlone(added: Added): boolean {
  return added !== 'hair' && !followsHands(added);
}

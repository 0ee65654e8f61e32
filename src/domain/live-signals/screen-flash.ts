/**
 * Whether a face is lit by the screen: the screen turns light and dark in an order that nobody can know
 * in advance, and the face should follow. In a bright room, or far from the screen, it does not: then
 * nothing is known.
 */

export type ScreenLevel = 'light' | 'dark';

/** Changes stay below three flashes a second (WCAG 2.2, 2.3.1): each level is held for a second. */
export const LEVEL_MS = 1000;
const LEVELS = 6;
const FEWEST_CHANGES = 3;

/** Light and dark as often as each other, beginning anywhere, with at least three changes between them. */
const ORDERS: readonly (readonly ScreenLevel[])[] = Array.from({ length: 2 ** LEVELS }, (_, bits) =>
  Array.from({ length: LEVELS }, (__, place): ScreenLevel =>
    (bits >> place) % 2 === 0 ? 'dark' : 'light',
  ),
).filter(
  (levels) =>
    levels.filter((level) => level === 'light').length === LEVELS / 2 &&
    levels.filter((level, place) => place > 0 && level !== levels[place - 1]).length >=
      FEWEST_CHANGES,
);

/** One of those orders, by a number in [0, 1). */
export function drawLevels(random: () => number): readonly ScreenLevel[] {
  return ORDERS[Math.floor(random() * ORDERS.length)] ?? [];
}

/** How light the face was while the screen had a level: the mean of linear values, in [0, 1]. */
export interface FlashSample {
  readonly level: ScreenLevel;
  readonly luminance: number;
}

export interface FlashAnswer {
  /** Whether the face followed the screen each time. */
  readonly isFollowed: boolean;
  /** How much lighter the face was by the light screen than by the dark one, in percent; below 0 where it was darker. */
  readonly percent: number;
}

/** Less than this, in percent, could be a cloud or the camera's own exposure. */
const LEAST_PERCENT = 2;

/** @returns null where the face was not seen at one of the levels */
export function readFlash(samples: readonly FlashSample[]): FlashAnswer | null {
  const light = samples.filter(({ level }) => level === 'light').map(({ luminance }) => luminance);
  const dark = samples.filter(({ level }) => level === 'dark').map(({ luminance }) => luminance);
  if (light.length === 0 || dark.length === 0) return null;
  const byDark = mean(dark);
  if (byDark <= 0) return null;
  const percent = (mean(light) / byDark - 1) * 100;
  // The darkest of the light ones is still lighter than the lightest of the dark ones.
  const isApart = Math.min(...light) > Math.max(...dark);
  return { isFollowed: isApart && percent >= LEAST_PERCENT, percent };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

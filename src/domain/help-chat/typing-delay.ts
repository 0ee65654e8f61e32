/** Shortest and longest time that a reply takes to type, in milliseconds; the specification's. */
export const TYPING_DELAY = { shortest: 1000, longest: 2000 } as const;

/**
 * How long the next reply takes to type, in milliseconds.
 *
 * @param random in [0, 1)
 */
export function typingDelay(random: number): number {
  const { shortest, longest } = TYPING_DELAY;
  return Math.round(shortest + random * (longest - shortest));
}

/**
 * Where a key leads in a list of `count` from the place `from`; null where it leads nowhere. Arrows wrap
 * round at the ends; the page keys move by 8 and stop there.
 */
export function stepFrom(from: number, key: string, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return (from - 1 + count) % count;
    case 'PageDown':
      return Math.min(from + 8, count - 1);
    case 'PageUp':
      return Math.max(from - 8, 0);
    default:
      return null;
  }
}

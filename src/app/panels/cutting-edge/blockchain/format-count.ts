const COUNT = new Intl.NumberFormat('en-US');

/** A count as people read it, such as `1,204`. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

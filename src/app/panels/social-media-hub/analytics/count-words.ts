import { fillIn } from '#content/fill-in.ts';

/** A number as people read it: 1,204. */
export function numberWords(count: number): string {
  return count.toLocaleString('en-US');
}

/** So many of something, in words for one and for any other number. */
export function countWords(
  count: number,
  { one, many }: { readonly one: string; readonly many: string },
): string {
  return count === 1 ? one : fillIn(many, { count: numberWords(count) });
}

/** A person's name in the two parts that the pages show. */
export interface PersonName {
  readonly firstName: string;
  /** Empty for a name of one word. */
  readonly lastName: string;
}

/** Splits a full name before its last word: `Ana María Lopez` is `Ana María` and `Lopez`. */
export function splitName(fullName: string): PersonName {
  const words = fullName.split(/\s+/u).filter((word) => word !== '');
  if (words.length < 2) return { firstName: words.join(''), lastName: '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

/** The whole name, with single spaces. */
export function joinName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.replaceAll(/\s+/gu, ' ').trim();
}

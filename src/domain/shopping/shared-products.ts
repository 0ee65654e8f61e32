/** Products in a link: their ids and nothing else. */

/** The most products that a link holds: longer links are cut by the programs that pass them on. */
export const MOST_SHARED = 60;

const HEX_DIGITS = 32;
const BASE = 36;
/** A UUID has 128 bits; 25 digits of base 36 hold 129. */
const DIGITS = 25;
const ONE = new RegExp(`[0-9a-z]{${DIGITS}}`, 'g');
const WHOLE = new RegExp(`^(?:[0-9a-z]{${DIGITS}})+$`);
const PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;
const TOO_MANY = 1n << 128n;

function short(id: string): string {
  return BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(BASE)
    .padStart(DIGITS, '0');
}

function long(digits: string): string | null {
  let value = 0n;
  for (const digit of digits) value = value * BigInt(BASE) + BigInt(Number.parseInt(digit, BASE));
  if (value >= TOO_MANY) return null;
  return value.toString(16).padStart(HEX_DIGITS, '0').replace(PARTS, '$1-$2-$3-$4-$5');
}

/** Writes ids of products, each a UUID, as a part of an address. The first `MOST_SHARED` of them, each once. */
export function writeShared(ids: readonly string[]): string {
  return [...new Set(ids)].slice(0, MOST_SHARED).map(short).join('');
}

/** Reads what `writeShared` wrote. Null for anything else, and for more than a link holds. */
export function readShared(text: string): readonly string[] | null {
  if (text.length > MOST_SHARED * DIGITS || !WHOLE.test(text)) return null;
  const ids = (text.match(ONE) ?? []).map(long);
  const known = ids.filter((id) => id !== null);
  return known.length === ids.length ? [...new Set(known)] : null;
}

/** The code under which a product is found in the register, and how a scanned text is read as one. */

/** Without the letters that are taken for digits or for one another (Crockford's base 32). */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const GROUP = 4;

/** The format of a code, such as `7QK2-M0XD-9F3T`. */
export const PRODUCT_CODE = /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/;

/** How many random bytes a code is made of: 55 bits of them count. */
export const CODE_BYTES = LENGTH - 1;

/** More characters than any typed code has. */
const LONGEST_TYPED = 40;
/** More characters than any scanned address of ours has. */
const LONGEST_SCANNED = 300;

/**
 * The check character of a code: one wrong character, and most swaps of two, are noticed before anything
 * is looked up (Luhn's sum modulo 32).
 *
 * @param body the characters before it, without hyphens
 */
function checkCharacter(body: string): string {
  const base = CHARACTERS.length;
  const sum = Array.from(body)
    .toReversed()
    .reduce((total, character, place) => {
      const value = CHARACTERS.indexOf(character) * (place % 2 === 0 ? 2 : 1);
      return total + Math.floor(value / base) + (value % base);
    }, 0);
  return CHARACTERS.charAt((base - (sum % base)) % base);
}

function grouped(characters: string): string {
  return [0, 1, 2].map((group) => characters.slice(group * GROUP, (group + 1) * GROUP)).join('-');
}

/**
 * A code of its own for a product: random, so that it tells neither how many there are nor what another one is.
 *
 * @param random `CODE_BYTES` random bytes
 */
export function productCode(random: Uint8Array): string {
  const body = Array.from(random, (byte) => CHARACTERS.charAt(byte % CHARACTERS.length)).join('');
  return grouped(body + checkCharacter(body));
}

/** Whether a text in the format of a code is one: its last character fits the others. */
export function isProductCode(text: string): boolean {
  if (!PRODUCT_CODE.test(text)) return false;
  const characters = text.replaceAll('-', '');
  return checkCharacter(characters.slice(0, -1)) === characters.at(-1);
}

export type TypedCode =
  | { readonly kind: 'code'; readonly code: string }
  /** It looks like a code, but a character of it must be wrong. */
  | { readonly kind: 'mistyped' }
  | { readonly kind: 'no-code' };

/** Reads what a person typed: in any case, with or without hyphens, an O for a zero. */
export function readTypedCode(typed: string): TypedCode {
  if (typed.length > LONGEST_TYPED) return { kind: 'no-code' };
  const characters = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const code = grouped(characters);
  if (characters.length !== LENGTH || !PRODUCT_CODE.test(code)) return { kind: 'no-code' };
  return isProductCode(code) ? { kind: 'code', code } : { kind: 'mistyped' };
}

/** Name of the parameter that holds the code in our own address. */
export const CODE_PARAMETER = 'code';

/** The part of the studio that shows what the register says: the address on a package leads there. */
export const REGISTER_FRAGMENT = '#panel=cutting-edge/blockchain';

/** The address that stands on a package as a QR code. */
export function addressOfCode(origin: string, code: string): string {
  return `${origin}/?${CODE_PARAMETER}=${code}${REGISTER_FRAGMENT}`;
}

export type ScannedCode =
  | TypedCode
  /** An address of another site, to which nobody is led. */
  | { readonly kind: 'foreign-address' };

/**
 * Reads the text of a QR code: a bare code, or our own address with nothing but a code in it. It is never
 * opened, whatever it says.
 *
 * @param origin of this site, such as `https://mirror.example.com`
 */
export function readScannedCode(text: string, origin: string): ScannedCode {
  if (text.length > LONGEST_SCANNED) return { kind: 'no-code' };
  const trimmed = text.trim();
  if (!/^[a-z][a-z\d+.-]*:/i.test(trimmed)) return readTypedCode(trimmed);
  if (!URL.canParse(trimmed)) return { kind: 'no-code' };
  const address = new URL(trimmed);
  if (address.origin !== origin) return { kind: 'foreign-address' };
  const [parameter, ...others] = address.searchParams;
  const isOurs =
    address.pathname === '/' &&
    address.username + address.password === '' &&
    (address.hash === '' || address.hash === REGISTER_FRAGMENT) &&
    others.length === 0;
  if (!isOurs || parameter?.[0] !== CODE_PARAMETER) return { kind: 'no-code' };
  return readTypedCode(parameter[1]);
}

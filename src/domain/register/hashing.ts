/** What the register's rules take from the world: SHA-256, from WebCrypto on the page and in Node alike. */

/** Bytes that a browser's cryptography takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** SHA-256 (FIPS 180-4): 32 bytes. */
export type Sha256 = (bytes: Bytes) => Promise<Bytes>;

/** Length of every hash of the register, in bytes. */
export const HASH_BYTES = 32;

/** SHA-256 of a browser or of Node, through `crypto.subtle`. */
export function sha256With(subtle: Pick<SubtleCrypto, 'digest'>): Sha256 {
  return async (bytes) => new Uint8Array(await subtle.digest('SHA-256', bytes));
}

/** A text as UTF-8. */
export function bytesOfText(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** Whether two hashes are the same. They are public, so nothing is given away by the time that it takes. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}

/** Bytes as lowercase hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes as base64 (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

/** The bytes of a base64 text. Throws where it is none. */
export function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}

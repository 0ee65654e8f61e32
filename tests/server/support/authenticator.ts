import { createHmac } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;
const DIGITS = 6;

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text.replaceAll('=', ''))
    .map((character) => BASE32.indexOf(character).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows for a secret in base32 (RFC 6238 with its usual parameters). */
export function codeOf(secret: string, time = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / PERIOD_MS)));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The code that the app shows next, which is valid already: each code counts once, and the present one
 * may be used up.
 */
export function nextCodeOf(secret: string): string {
  return codeOf(secret, Date.now() + PERIOD_MS);
}

/** A code that the app does not show, nor did or will within the hour. */
export function wrongCodeFor(secret: string, time = Date.now()): string {
  const shown = new Set(
    Array.from({ length: 241 }, (_, step) => codeOf(secret, time + (step - 120) * PERIOD_MS)),
  );
  for (let candidate = 0; ; candidate += 1) {
    const code = String(candidate).padStart(DIGITS, '0');
    if (!shown.has(code)) return code;
  }
}

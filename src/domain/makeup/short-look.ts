/**
 * A look in as few characters as its parameters need: 28 bytes, as base64url. A QR code of it has a
 * fifth of the squares that one of the look as JSON has, and can be read off a screen.
 */

import { EYE_FINISHES, type HexColour, LIP_FINISHES, type Look, PRODUCTS } from './look.ts';
import { parseLook } from './parse-look.ts';

/** Bits of each part: the format, 7 colors, 6 opacities in whole percent, 2 finishes (0 is none). */
const FORMAT = { bits: 4, value: 1 };
const COLOR_BITS = 24;
const OPACITY_BITS = 7;
const LIP_FINISH_BITS = 3;
const EYE_FINISH_BITS = 2;
const COLORS = 7;

const BITS =
  FORMAT.bits +
  COLORS * COLOR_BITS +
  PRODUCTS.length * OPACITY_BITS +
  LIP_FINISH_BITS +
  EYE_FINISH_BITS;
const BYTES = Math.ceil(BITS / 8);
const BITS_OF_A_BYTE = 8;

function colorsOf({ lipstick, blush, eyeshadow, eyeliner, foundation }: Look) {
  const { color: lips } = lipstick;
  return [lips, blush.color, ...eyeshadow.colors, eyeliner.color, foundation.color];
}

function bitsOf(value: number, count: number): string {
  return value.toString(2).padStart(count, '0');
}

/** A look as short as can be. Opacities are rounded to whole percent. */
export function encodeShortLook(look: Look): string {
  const { finish: lip } = look.lipstick;
  const { finish: eye } = look.eyeshadow;
  const bits = [
    bitsOf(FORMAT.value, FORMAT.bits),
    ...colorsOf(look).map((color) => bitsOf(Number.parseInt(color.slice(1), 16), COLOR_BITS)),
    ...PRODUCTS.map((product) => bitsOf(Math.round(look[product].opacity), OPACITY_BITS)),
    bitsOf(lip === undefined ? 0 : LIP_FINISHES.indexOf(lip) + 1, LIP_FINISH_BITS),
    bitsOf(eye === undefined ? 0 : EYE_FINISHES.indexOf(eye) + 1, EYE_FINISH_BITS),
  ]
    .join('')
    .padEnd(BYTES * BITS_OF_A_BYTE, '0');
  const bytes = Array.from({ length: BYTES }, (_, place) =>
    Number.parseInt(bits.slice(place * BITS_OF_A_BYTE, (place + 1) * BITS_OF_A_BYTE), 2),
  );
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The look that was encoded; null for anything else. */
export function decodeShortLook(text: string): Look | null {
  const bits = bitsIn(text);
  if (bits === null) return null;
  let place = 0;
  const next = (count: number): number => {
    place += count;
    return Number.parseInt(bits.slice(place - count, place), 2);
  };
  const color = (): HexColour => `#${next(COLOR_BITS).toString(16).padStart(6, '0')}`;
  if (next(FORMAT.bits) !== FORMAT.value) return null;
  const colors = Array.from({ length: COLORS }, color);
  const [lips, cheeks, lid, crease, corner, line, skin] = colors;
  const [lipstick, blush, eyeshadow, eyeliner, mascara, foundation] = PRODUCTS.map(() =>
    next(OPACITY_BITS),
  );
  const lip = LIP_FINISHES[next(LIP_FINISH_BITS) - 1];
  const eye = EYE_FINISHES[next(EYE_FINISH_BITS) - 1];
  const look = parseLook({
    v: 1,
    lipstick: { color: lips, opacity: lipstick, ...(lip === undefined ? {} : { finish: lip }) },
    blush: { color: cheeks, opacity: blush },
    eyeshadow: {
      colors: [lid, crease, corner],
      opacity: eyeshadow,
      ...(eye === undefined ? {} : { finish: eye }),
    },
    eyeliner: { color: line, opacity: eyeliner },
    mascara: { opacity: mascara },
    foundation: { color: skin, opacity: foundation },
  });
  return look.ok ? look.value : null;
}

function bitsIn(text: string): string | null {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    if (bytes.length !== BYTES) return null;
    return bytes
      .split('')
      .map((byte) => bitsOf(byte.charCodeAt(0), BITS_OF_A_BYTE))
      .join('');
  } catch {
    return null;
  }
}

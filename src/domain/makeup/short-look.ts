/**
 * A look in as few characters as its parameters need: 28 bytes, as base64url, and one more where it names blend
 * modes. A QR code of it has a fifth of the squares that one of the look as JSON has, and can be read off a screen.
 */

import {
  BLENDED_PRODUCTS,
  BLENDS,
  EYE_FINISHES,
  type HexColour,
  LIP_FINISHES,
  type Look,
  PRODUCTS,
  versionOf,
} from './look.ts';
import { parseLook } from './parse-look.ts';

/** Bits of each part: the format, 7 colors, 6 opacities in whole percent, 2 finishes (0 is none). */
const FORMAT_BITS = 4;
const COLOR_BITS = 24;
const OPACITY_BITS = 7;
const LIP_FINISH_BITS = 3;
const EYE_FINISH_BITS = 2;
/** Of each product that can have a blend mode, behind the rest (0 is normal). The format is the look's version. */
const BLEND_BITS = 2;
const COLORS = 7;

const BITS =
  FORMAT_BITS +
  COLORS * COLOR_BITS +
  PRODUCTS.length * OPACITY_BITS +
  LIP_FINISH_BITS +
  EYE_FINISH_BITS;
const BITS_OF_A_BYTE = 8;

function bytesOf(version: number): number {
  const blends = version === 1 ? 0 : BLENDED_PRODUCTS.length * BLEND_BITS;
  return Math.ceil((BITS + blends) / BITS_OF_A_BYTE);
}

function colorsOf({ lipstick, blush, eyeshadow, eyeliner, foundation }: Look) {
  const { color: lips } = lipstick;
  return [lips, blush.color, ...eyeshadow.colors, eyeliner.color, foundation.color];
}

function bitsOf(value: number, count: number): string {
  return value.toString(2).padStart(count, '0');
}

/** A look as short as can be. Opacities are rounded to whole percent. */
export function encodeShortLook(look: Look): string {
  const version = versionOf(look);
  const bytesLong = bytesOf(version);
  const { finish: lip } = look.lipstick;
  const { finish: eye } = look.eyeshadow;
  const bits = [
    bitsOf(version, FORMAT_BITS),
    ...colorsOf(look).map((color) => bitsOf(Number.parseInt(color.slice(1), 16), COLOR_BITS)),
    ...PRODUCTS.map((product) => bitsOf(Math.round(look[product].opacity), OPACITY_BITS)),
    bitsOf(lip === undefined ? 0 : LIP_FINISHES.indexOf(lip) + 1, LIP_FINISH_BITS),
    bitsOf(eye === undefined ? 0 : EYE_FINISHES.indexOf(eye) + 1, EYE_FINISH_BITS),
    ...(version === 1 ? [] : BLENDED_PRODUCTS).map((product) => {
      const { blend } = look[product];
      return bitsOf(blend === undefined ? 0 : BLENDS.indexOf(blend) + 1, BLEND_BITS);
    }),
  ]
    .join('')
    .padEnd(bytesLong * BITS_OF_A_BYTE, '0');
  const bytes = Array.from({ length: bytesLong }, (_, place) =>
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
  const version = next(FORMAT_BITS);
  if (version !== 1 && version !== 2) return null;
  if (bits.length !== bytesOf(version) * BITS_OF_A_BYTE) return null;
  const colors = Array.from({ length: COLORS }, color);
  const [lips, cheeks, lid, crease, corner, line, skin] = colors;
  const [lipstick, blush, eyeshadow, eyeliner, mascara, foundation] = PRODUCTS.map(() =>
    next(OPACITY_BITS),
  );
  const lip = LIP_FINISHES[next(LIP_FINISH_BITS) - 1];
  const eye = EYE_FINISHES[next(EYE_FINISH_BITS) - 1];
  const [lipBlend, cheekBlend, lidBlend, lineBlend, lashBlend] = BLENDED_PRODUCTS.map(() => {
    const blend = version === 1 ? undefined : BLENDS[next(BLEND_BITS) - 1];
    return blend === undefined ? {} : { blend };
  });
  const look = parseLook({
    v: version,
    lipstick: {
      color: lips,
      opacity: lipstick,
      ...(lip === undefined ? {} : { finish: lip }),
      ...lipBlend,
    },
    blush: { color: cheeks, opacity: blush, ...cheekBlend },
    eyeshadow: {
      colors: [lid, crease, corner],
      opacity: eyeshadow,
      ...(eye === undefined ? {} : { finish: eye }),
      ...lidBlend,
    },
    eyeliner: { color: line, opacity: eyeliner, ...lineBlend },
    mascara: { opacity: mascara, ...lashBlend },
    foundation: { color: skin, opacity: foundation },
  });
  return look.ok ? look.value : null;
}

function bitsIn(text: string): string | null {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return bytes
      .split('')
      .map((byte) => bitsOf(byte.charCodeAt(0), BITS_OF_A_BYTE))
      .join('');
  } catch {
    return null;
  }
}

/** A made-up shop feed of any length, with products of each kind in the proportions of real shops. */

import { encodeSrgb } from '#bench/colour/srgb.ts';

type Lab = readonly [lightness: number, a: number, b: number];

interface Kind {
  /** Category path, as shops write it. */
  readonly path: string;
  /** How many of a hundred lines are of this kind. */
  readonly share: number;
  /** Mean of its shades in L*a*b*, and their standard deviations. */
  readonly middle: Lab;
  readonly around: Lab;
}

const KINDS: readonly Kind[] = [
  { path: 'Lipstick', share: 26, middle: [44, 42, 16], around: [12, 14, 11] },
  { path: 'Eye Shadow', share: 18, middle: [50, 12, 14], around: [20, 14, 16] },
  { path: 'Foundation', share: 16, middle: [62, 13, 20], around: [15, 4, 5] },
  { path: 'Concealer', share: 8, middle: [66, 12, 20], around: [14, 4, 5] },
  { path: 'Lip Gloss', share: 8, middle: [55, 36, 14], around: [12, 14, 10] },
  { path: 'Blush', share: 7, middle: [60, 30, 16], around: [10, 10, 9] },
  { path: 'Eyeliner', share: 5, middle: [25, 4, 0], around: [15, 12, 14] },
  { path: 'Mascara', share: 3, middle: [12, 1, 1], around: [6, 4, 5] },
  { path: 'Highlighter', share: 3, middle: [80, 8, 16], around: [7, 6, 7] },
  { path: 'Bronzer', share: 3, middle: [50, 16, 26], around: [9, 4, 5] },
  { path: 'Primer', share: 2, middle: [85, 4, 8], around: [6, 3, 4] },
  { path: 'Setting Spray', share: 1, middle: [95, 0, 2], around: [2, 1, 1] },
];
const WHOLE = 100;

const FIRST = ['Velvet', 'Silk', 'Cloud', 'Ember', 'Dusk', 'Salt', 'Petal', 'Moon', 'Glass', 'Fig'];
const SECOND = ['Stain', 'Balm', 'Veil', 'Tint', 'Wash', 'Film', 'Cream', 'Ink', 'Powder', 'Glow'];
const TONES = [
  'Rose',
  'Coral',
  'Plum',
  'Sand',
  'Brick',
  'Mauve',
  'Cocoa',
  'Honey',
  'Berry',
  'Nude',
];
const BRANDS = 400;
/** Every twentieth line names no shade, and every eighth is out of stock. */
const NO_COLOR_EACH = 20;
const OUT_OF_STOCK_EACH = 8;
const INGREDIENTS =
  'Mica, Silica, Isododecane, Dimethicone, Caprylic/Capric Triglyceride, Tocopherol, Parfum, Linalool, CI 77491, CI 77492';
const INGREDIENTS_EACH = 4;
const LINES_AT_ONCE = 2000;

export const HEADING =
  'id\tgtin\ttitle\tbrand\tcolor\tcolor_hex\tproduct_type\tprice\tsale_price\tshipping\tavailability\tlink\timage_link\tingredients';

/** Pseudo-random numbers in [0, 1), the same in each run (mulberry32). */
export function createDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Normally distributed, mean 0 and deviation 1 (Box and Muller). */
function drawNormal(draw: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
}

function uncompressed(value: number): number {
  return value > 6 / 29 ? value ** 3 : (value - 4 / 29) * 3 * (6 / 29) ** 2;
}

/** `#rrggbb`, clipped to what a screen shows. White is D65. */
function hexOf([lightness, a, b]: Lab): string {
  const middle = (lightness + 16) / 116;
  const x = 0.950_47 * uncompressed(middle + a / 500);
  const y = uncompressed(middle);
  const z = 1.088_83 * uncompressed(middle - b / 200);
  const linear = [
    3.240_4542 * x - 1.537_1385 * y - 0.498_5314 * z,
    -0.969_266 * x + 1.876_0108 * y + 0.041_556 * z,
    0.055_6434 * x - 0.204_0259 * y + 1.057_2252 * z,
  ];
  const digits = linear.map((channel) => {
    const level = Math.round(255 * encodeSrgb(Math.min(1, Math.max(0, channel))));
    return level.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

function drawKind(draw: () => number): Kind {
  let left = WHOLE * draw();
  for (const kind of KINDS) {
    left -= kind.share;
    if (left < 0) return kind;
  }
  return KINDS[0]!;
}

/** A random color for this kind of product. */
function drawColor({ middle, around }: Kind, draw: () => number): string {
  return hexOf([
    middle[0] + around[0] * drawNormal(draw),
    middle[1] + around[1] * drawNormal(draw),
    middle[2] + around[2] * drawNormal(draw),
  ]);
}

/** The GTIN, with a valid check digit. */
function gtinOf(place: number): string {
  const digits = `20${String(place).padStart(10, '0')}`;
  const sum = Array.from(digits).reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
}

function pick(words: readonly string[], draw: () => number): string {
  return words[Math.floor(draw() * words.length)] ?? '';
}

function lineOf(place: number, draw: () => number): string {
  const kind = drawKind(draw);
  const color = drawColor(kind, draw);
  const tone = `${pick(FIRST, draw)} ${pick(TONES, draw)}`;
  const cents = 500 + Math.floor(draw() * 6000);
  const brand = Math.floor(draw() * BRANDS);
  return [
    `sku-${place}`,
    gtinOf(place),
    `${pick(FIRST, draw)} ${pick(SECOND, draw)} ${kind.path}`,
    `Maison ${brand}`,
    `${Math.floor(place / BRANDS)} ${tone}`,
    place % NO_COLOR_EACH === 0 ? '' : color,
    kind.path,
    `${(cents / 100).toFixed(2)} USD`,
    draw() < 0.2 ? `${(cents / 125).toFixed(2)} USD` : '',
    'US::Standard:4.95 USD',
    place % OUT_OF_STOCK_EACH === 0 ? 'out of stock' : 'in stock',
    `https://shop.example/p/${place}`,
    `https://shop.example/p/${place}.jpg`,
    place % INGREDIENTS_EACH === 0 ? INGREDIENTS : '',
  ].join('\t');
}

/** The text of a feed with this many products, in pieces; the same in each run. */
export function* feedText(products: number): Generator<string> {
  const draw = createDraw(products);
  yield `${HEADING}\n`;
  for (let from = 0; from < products; from += LINES_AT_ONCE) {
    const count = Math.min(LINES_AT_ONCE, products - from);
    const lines = Array.from({ length: count }, (_, place) => `${lineOf(from + place, draw)}\n`);
    yield lines.join('');
  }
}

/** A search that people might make: a category and a color in it. Each kind is equally likely. */
export function drawWanted(draw: () => number): { readonly path: string; readonly color: string } {
  const kind = KINDS[Math.floor(draw() * KINDS.length)] ?? KINDS[0]!;
  return { path: kind.path, color: drawColor(kind, draw) };
}

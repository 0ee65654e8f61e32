/** Feeds in which every line is broken in some way, the same in each run. */

const FIELDS = {
  id: 'SV-12',
  gtin: '',
  title: 'Velvet Stain',
  brand: 'Saltmarsh',
  color: 'Dusk Rose',
  color_hex: '#b9586c',
  color_lab: '49.6 41.2 7.3',
  color_source: 'measured',
  product_type: 'Lipstick',
  price: '24.00 USD',
  sale_price: '19.00 USD',
  shipping: 'US::Standard:4.95 USD',
  availability: 'in stock',
  link: 'https://a.example/12',
  image_link: 'https://a.example/12.jpg',
  ingredients: 'Mica, Parfum',
  coupon: 'ROSE',
  delivery: '2 days',
  rating: '4.6',
  review_count: '812',
} as const;
type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Field[];

/** Values that have broken one program or another. */
const HOSTILE = [
  '',
  ' ',
  '\0',
  '\uD800',
  '\uFDFA'.repeat(150),
  '\u202Eegar',
  '<script>alert(1)</script>',
  '&#0;&#x110000;&lt;img src=x onerror=alert(1)&gt;',
  "'; drop table catalogue_products; --",
  '"',
  '""',
  'a'.repeat(5000),
  '💄'.repeat(200),
  '-1',
  '0.00 USD',
  '1e9 USD',
  '99999999.99 USD',
  '999999999 USD',
  '1.299 EUR',
  '24.00 XXQ',
  'NaN USD',
  'US:::999999999.00 USD',
  'javascript:alert(1)',
  'https://me:secret@a.example',
  'https://\uD800.example',
  '#gggggg',
  '__proto__',
  '4006381333931',
  'null',
  '\t',
  '\n',
  ',',
  ']]>',
  '<![CDATA[',
  '&bomb;',
] as const;

type Draw = () => number;
/** A step of a linear congruential generator (Numerical Recipes), in [0, 1). */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const anyOf = <Item>(items: readonly Item[], draw: Draw): Item =>
  items[Math.floor(draw() * items.length)]!;

/**
 * The fields of a line, one to three of which are broken. Each line has its own id and
 * shade, unless those are broken.
 */
function brokenFields(place: number, draw: Draw): Record<string, string> {
  const fields: Record<string, string> = { ...FIELDS, id: `SV-${place}`, color: `Rose ${place}` };
  for (let left = 1 + Math.floor(draw() * 3); left > 0; left -= 1) {
    fields[anyOf(NAMES, draw)] = anyOf(HOSTILE, draw);
  }
  return fields;
}

/** Cuts, duplicates or reverses a part of a text. */
function damaged(text: string, draw: Draw): string {
  const from = Math.floor(draw() * text.length);
  const until = from + Math.floor(draw() * 12);
  const part = text.slice(from, until);
  switch (Math.floor(draw() * 4)) {
    case 0:
      return text.slice(0, from) + text.slice(until);
    case 1:
      return text.slice(0, until) + part + text.slice(until);
    case 2:
      return text.slice(0, from) + Array.from(part).toReversed().join('') + text.slice(until);
    default:
      return text.slice(0, from);
  }
}

const quoted = (value: string, mark: string): string =>
  value.includes(mark) || /["\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function lineWith(mark: string) {
  return (fields: Record<string, string>): string =>
    `${NAMES.map((name) => quoted(fields[name] ?? '', mark)).join(mark)}\n`;
}

function itemOf(fields: Record<string, string>): string {
  const elements = NAMES.map((name) => `<g:${name}>${escaped(fields[name] ?? '')}</g:${name}>`);
  return `<item>${elements.join('')}</item>`;
}

const NO_MARKUP = /[<>&]/g;

interface Format {
  readonly start: string;
  readonly end: string;
  readonly write: (fields: Record<string, string>) => string;
  /**
   * Damages a line that has been written. In XML, it damages only the text and not the markup, which would
   * break the whole file and not just a line.
   */
  readonly damage: (line: string, draw: Draw) => string;
}

export const FORMATS: Readonly<Record<'TSV' | 'CSV' | 'XML', Format>> = {
  TSV: { start: `${NAMES.join('\t')}\n`, end: '', write: lineWith('\t'), damage: damaged },
  CSV: { start: `${NAMES.join(',')}\n`, end: '', write: lineWith(','), damage: damaged },
  XML: {
    start: '<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>',
    end: '</channel></rss>',
    write: itemOf,
    damage: (line, draw) =>
      line.replace('Saltmarsh', damaged('Saltmarsh', draw).replaceAll(NO_MARKUP, '')),
  },
};

export interface BrokenFeed {
  readonly format: keyof typeof FORMATS;
  readonly bytes: Uint8Array;
}

const SOME = 0.3;

/** A file with this many broken lines. In one of ten files, a byte is broken, too. */
export function brokenFeed(
  format: keyof typeof FORMATS,
  lines: number,
  place: number,
  draw: Draw,
): BrokenFeed {
  const { start, end, write, damage } = FORMATS[format];
  const written = Array.from({ length: lines }, (_, line) => {
    const text = write(brokenFields(place + line, draw));
    return draw() < SOME ? damage(text, draw) : text;
  });
  const bytes = new TextEncoder().encode(start + written.join('') + end);
  if (draw() < 0.1) bytes[Math.floor(draw() * bytes.length)] = Math.floor(draw() * 256);
  return { format, bytes };
}

/** Where things are on an invoice, in points, and what they look like. US Letter, upright. */
import type { TextStyle } from './set-text.ts';

export const PAGE = { width: 612, height: 792, margin: 64 } as const;
export const LEFT = PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
/** The second column of the facts, of the seller and the buyer, and of the line. */
export const MIDDLE = 316;

const INK = '#1b1a1c';
const QUIET = '#6b676d';
/** The brass of the product, deep enough for paper. */
export const BRASS = '#7c5a22';
export const HAIRLINE = '#d9d3cd';

export const STYLES = {
  brand: { voice: 'display', size: 25, colour: INK },
  title: { voice: 'display', size: 46, colour: INK },
  total: { voice: 'display', size: 25, colour: INK },
  label: { voice: 'strong', size: 8, colour: QUIET, spacing: 0.7 },
  text: { voice: 'text', size: 10.5, colour: INK },
  strong: { voice: 'strong', size: 10.5, colour: INK },
  quiet: { voice: 'text', size: 9.5, colour: QUIET },
  test: { voice: 'strong', size: 8, colour: BRASS, spacing: 0.9 },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** From one line of text to the next. */
export const LEADING = 15.5;

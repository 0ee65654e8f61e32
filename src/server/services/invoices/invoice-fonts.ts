import display from './fonts/display.ttf?inline';
import strong from './fonts/strong.ttf?inline';
import extended from './fonts/text-extended.ttf?inline';
import vietnamese from './fonts/text-vietnamese.ttf?inline';
import text from './fonts/text.ttf?inline';

/** One font file, and the characters that it holds (see `scripts/invoices/cut-fonts.ts`). */
export interface InvoiceFont {
  readonly name: string;
  readonly file: Buffer;
  readonly holds: RegExp;
}

const LATIN = /^[ -~\u00A0-\u00AC\u00AE-ÿ–—‘’“”•…−]$/u;

function font(name: string, address: string, holds: RegExp): InvoiceFont {
  return { name, file: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'), holds };
}

/** For each voice of an invoice its fonts; each character is set in the first that holds it. */
export const INVOICE_FONTS = {
  display: [font('display', display, LATIN)],
  strong: [font('strong', strong, LATIN)],
  text: [
    font('text', text, LATIN),
    font('extended', extended, /^[Ā-İĲ-őŔ-žȘ-țẞ]$/u),
    font('vietnamese', vietnamese, /^[ƠơƯưẠ-ỹ]$/u),
  ],
} as const satisfies Readonly<Record<string, readonly InvoiceFont[]>>;

export type Voice = keyof typeof INVOICE_FONTS;

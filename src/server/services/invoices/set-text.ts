import { INVOICE_FONTS, type InvoiceFont, type Voice } from './invoice-fonts.ts';

type Document = PDFKit.PDFDocument;

export interface TextStyle {
  readonly voice: Voice;
  /** In points. */
  readonly size: number;
  readonly colour: string;
  /** Between letters, in points. */
  readonly spacing?: number;
}

interface Run {
  readonly font: InvoiceFont;
  text: string;
}

function fontOf(voice: Voice, character: string): InvoiceFont | undefined {
  return INVOICE_FONTS[voice].find(({ holds }) => holds.test(character));
}

/** Whether every character of a text can be set. */
export function canSet(voice: Voice, text: string): boolean {
  return Array.from(text.normalize()).every((character) => fontOf(voice, character) !== undefined);
}

/** A text as runs of one font each; what no font holds is left out. */
function runsOf(voice: Voice, text: string): readonly Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize()) {
    const font = fontOf(voice, character);
    const last = runs.at(-1);
    if (font === undefined) continue;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function runWidth(document: Document, run: Run, { size, spacing = 0 }: TextStyle): number {
  return document
    .font(run.font.name)
    .fontSize(size)
    .widthOfString(run.text, { characterSpacing: spacing });
}

/** How wide a text is on one line, in points. */
export function textWidth(document: Document, text: string, style: TextStyle): number {
  return runsOf(style.voice, text).reduce(
    (width, run) => width + runWidth(document, run, style),
    0,
  );
}

/** Sets one line whose left edge is at `x`, or whose right edge is where `align` says so. */
export function setLine(
  document: Document,
  text: string,
  {
    x,
    y,
    align = 'left',
  }: { readonly x: number; readonly y: number; readonly align?: 'left' | 'right' },
  style: TextStyle,
): void {
  let left = align === 'left' ? x : x - textWidth(document, text, style);
  for (const run of runsOf(style.voice, text)) {
    const width = runWidth(document, run, style);
    document.fillColor(style.colour).text(run.text, left, y, {
      lineBreak: false,
      characterSpacing: style.spacing ?? 0,
    });
    left += width;
  }
}

/** Where a line may end: after a word, and within an address. */
const BREAKS = /(?<=[ .@])/u;

/** Breaks a text into lines that fit: after words, else anywhere in what is too long for a line. */
export function linesOf(
  document: Document,
  text: string,
  width: number,
  style: TextStyle,
): readonly string[] {
  const fits = (line: string) => textWidth(document, line.trimEnd(), style) <= width;
  const lines: string[] = [];
  let line = '';
  const add = (piece: string) => {
    if (line !== '' && !fits(line + piece)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  };
  for (const piece of text.split(BREAKS)) {
    if (fits(piece)) add(piece);
    else for (const character of piece) add(character);
  }
  return [...lines, line.trimEnd()].filter((each) => each !== '');
}

import PDFDocument from 'pdfkit';
import { SELLER_LINES, SUPPORT_EMAIL } from '#content/company/contact.ts';
import { fillIn } from '#content/fill-in.ts';
import { CARD_BRANDS, INVOICE_WORDS } from '#content/invoice-words.ts';
import { paperDay, paperTime } from '#content/paper-dates.ts';
import { inDollars } from '#domain/pricing/prices.ts';
import type { Invoice } from '#server/db/schema/invoices.ts';
import { INVOICE_FONTS } from './invoice-fonts.ts';
import { BRASS, HAIRLINE, LEADING, LEFT, MIDDLE, PAGE, RIGHT, STYLES } from './invoice-page.ts';
import { canSet, linesOf, setLine, textWidth, type TextStyle } from './set-text.ts';

/** Whom an invoice is for. */
export interface Buyer {
  readonly name: string;
  readonly email: string;
}

type Document = PDFKit.PDFDocument;

const GUTTER = 24;
/** Left edges of the second and the third fact, of the period and of the totals. */
const SECOND = 220;
const THIRD = 396;
const PERIODS = 268;
const TOTALS = 340;

function openDocument({ number, paidAt, isTest }: Invoice): Document {
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: 'en',
    displayTitle: true,
    // Not the time of the drawing, so that the same invoice is the same file, whenever it is asked for.
    info: {
      Title: `${INVOICE_WORDS.title} ${number}${isTest ? ` (${INVOICE_WORDS.testMode})` : ''}`,
      Author: INVOICE_WORDS.brand,
      CreationDate: paidAt,
      ModDate: paidAt,
    },
  });
  for (const { name, file } of Object.values(INVOICE_FONTS).flat()) {
    document.registerFont(name, file);
  }
  return document;
}

async function bytesOf(document: Document): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function rule(document: Document, y: number, colour: string = HAIRLINE): void {
  document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor(colour).stroke();
}

/** Sets lines one under the other; returns where the next one would be. */
function setLines(
  document: Document,
  lines: readonly string[],
  { x, y }: { readonly x: number; readonly y: number },
  style: TextStyle,
): number {
  for (const [place, line] of lines.entries()) {
    setLine(document, line, { x, y: y + place * LEADING }, style);
  }
  return y + lines.length * LEADING;
}

function drawHead(document: Document, { isTest }: Invoice): void {
  setLine(document, INVOICE_WORDS.brand, { x: LEFT, y: 58 }, STYLES.brand);
  rule(document, 100, BRASS);
  setLine(document, INVOICE_WORDS.title, { x: LEFT - 1, y: 130 }, STYLES.title);
  if (!isTest) return;
  const width = textWidth(document, INVOICE_WORDS.testMode, STYLES.test) + 20;
  document
    .roundedRect(RIGHT - width, 62, width, 20, 10)
    .lineWidth(0.8)
    .strokeColor(BRASS)
    .stroke();
  setLine(document, INVOICE_WORDS.testMode, { x: RIGHT - 10, y: 67, align: 'right' }, STYLES.test);
  setLine(
    document,
    INVOICE_WORDS.testDetail,
    { x: RIGHT, y: 156, align: 'right' },
    { ...STYLES.quiet, colour: BRASS },
  );
}

function cardWords({ card }: Invoice): string {
  if (card === null) return '–';
  const brand = CARD_BRANDS[card.brand] ?? card.brand;
  return fillIn(INVOICE_WORDS.card, { brand, last4: card.last4 });
}

function drawFacts(document: Document, invoice: Invoice): void {
  const facts = [
    [LEFT, INVOICE_WORDS.number, invoice.number],
    [SECOND, INVOICE_WORDS.date, paperDay(invoice.paidAt)],
    [THIRD, INVOICE_WORDS.paidWith, cardWords(invoice)],
  ] as const;
  for (const [x, label, value] of facts) {
    setLine(document, label.toUpperCase(), { x, y: 212 }, STYLES.label);
    setLine(document, value, { x, y: 227 }, STYLES.strong);
  }
}

/** A name in letters that no font of ours has would be printed with gaps, so the address alone will do. */
function buyerLines(document: Document, { name, email }: Buyer, width: number): readonly string[] {
  const lines = canSet(STYLES.text.voice, name) && name !== '' ? [name, email] : [email];
  return lines.flatMap((line) => linesOf(document, line, width, STYLES.text));
}

/** Returns where they end. */
function drawParties(document: Document, buyer: Buyer): number {
  const y = 274;
  setLine(document, INVOICE_WORDS.seller.toUpperCase(), { x: LEFT, y }, STYLES.label);
  setLine(document, INVOICE_WORDS.buyer.toUpperCase(), { x: MIDDLE, y }, STYLES.label);
  const below = y + 15;
  const seller = SELLER_LINES.flatMap((line) =>
    linesOf(document, line, MIDDLE - LEFT - GUTTER, STYLES.text),
  );
  return Math.max(
    setLines(document, seller, { x: LEFT, y: below }, STYLES.text),
    setLines(
      document,
      buyerLines(document, buyer, RIGHT - MIDDLE),
      { x: MIDDLE, y: below },
      STYLES.text,
    ),
  );
}

/** A period is written with its first and its last day; an hour, with times of day. */
function periodLines({ kind, period }: Invoice): readonly string[] {
  if (period === null) return ['–'];
  const { from, to } = period;
  const written = kind === 'hourly' ? paperTime : paperDay;
  return [`${written(from)} –`, written(to)];
}

/** Returns where it ends. */
function drawTable(document: Document, invoice: Invoice, y: number): number {
  setLine(document, INVOICE_WORDS.description.toUpperCase(), { x: LEFT, y }, STYLES.label);
  setLine(document, INVOICE_WORDS.period.toUpperCase(), { x: PERIODS, y }, STYLES.label);
  setLine(
    document,
    INVOICE_WORDS.amount.toUpperCase(),
    { x: RIGHT, y, align: 'right' },
    STYLES.label,
  );
  rule(document, y + 16);
  const row = y + 30;
  setLine(document, INVOICE_WORDS.lines[invoice.kind], { x: LEFT, y: row }, STYLES.strong);
  const end = setLines(document, periodLines(invoice), { x: PERIODS, y: row }, STYLES.text);
  setLine(
    document,
    inDollars(invoice.amountCents),
    { x: RIGHT, y: row, align: 'right' },
    STYLES.text,
  );
  rule(document, end + 10);
  return end + 10;
}

function drawTotals(document: Document, invoice: Invoice, top: number): void {
  const { amountCents, refundedCents, currency } = invoice;
  const rows: (readonly [label: string, value: string])[] =
    refundedCents === 0
      ? []
      : [
          [INVOICE_WORDS.paid, inDollars(amountCents)],
          [INVOICE_WORDS.refunded, `−${inDollars(refundedCents)}`],
        ];
  let y = top + 16;
  for (const [label, value] of rows) {
    setLine(document, label, { x: TOTALS, y }, STYLES.text);
    setLine(document, value, { x: RIGHT, y, align: 'right' }, STYLES.text);
    y += LEADING + 3;
  }
  const label = rows.length === 0 ? INVOICE_WORDS.total : INVOICE_WORDS.afterRefund;
  setLine(document, `${label}, ${currency.toUpperCase()}`, { x: TOTALS, y: y + 11 }, STYLES.strong);
  setLine(
    document,
    inDollars(amountCents - refundedCents),
    { x: RIGHT, y, align: 'right' },
    STYLES.total,
  );
}

/** Nothing is owed or given back for simulated payments. */
function drawFoot(document: Document, { isTest }: Invoice): void {
  if (isTest) return;
  const y = PAGE.height - PAGE.margin - 34;
  rule(document, y);
  setLine(document, INVOICE_WORDS.paidInFull, { x: LEFT, y: y + 14 }, STYLES.quiet);
  setLine(
    document,
    fillIn(INVOICE_WORDS.guarantee, { support: SUPPORT_EMAIL }),
    { x: LEFT, y: y + 29 },
    STYLES.quiet,
  );
}

/** Draws an invoice as a PDF file of one page; the same bytes for the same data. */
export async function drawInvoice(invoice: Invoice, buyer: Buyer): Promise<Buffer> {
  const document = openDocument(invoice);
  drawHead(document, invoice);
  drawFacts(document, invoice);
  const parties = drawParties(document, buyer);
  const table = drawTable(document, invoice, parties + 30);
  drawTotals(document, invoice, table);
  drawFoot(document, invoice);
  return bytesOf(document);
}

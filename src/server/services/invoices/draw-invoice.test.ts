import { describe, expect, it } from 'vitest';
import { drawInvoice } from './draw-invoice.ts';
import type { Invoice } from '#server/db/schema/invoices.ts';

const PAID_AT = new Date('2026-11-21T12:03:00Z');
const INVOICE: Invoice = {
  paymentId: '019aa5b2-0000-7000-8000-000000000000',
  number: 'LG-2026-000123',
  kind: 'monthly',
  status: 'succeeded',
  amountCents: 1999,
  refundedCents: 0,
  currency: 'usd',
  paidAt: PAID_AT,
  period: { from: PAID_AT, to: new Date('2026-12-21T12:03:00Z') },
  card: { brand: 'visa', last4: '4242' },
  isTest: false,
};
const ZOE = { name: 'Zoë Łukasiewicz-Nguyễn', email: 'zoe@example.com' };

const pagesOf = (file: Buffer): number =>
  file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('the file of an invoice', () => {
  it('is a PDF of one page', async () => {
    const file = await drawInvoice(INVOICE, ZOE);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.subarray(-6).toString()).toBe('%%EOF\n');
    expect(pagesOf(file)).toBe(1);
  });

  it('is the same for the same data, whenever it is drawn', async () => {
    const [one, other] = await Promise.all([drawInvoice(INVOICE, ZOE), drawInvoice(INVOICE, ZOE)]);
    expect(one.equals(other)).toBe(true);
  });

  it.each([
    ['another number', { ...INVOICE, number: 'LG-2026-000124' }],
    ['a refund', { ...INVOICE, refundedCents: 500 }],
    ['a simulated payment', { ...INVOICE, isTest: true }],
    ['another card', { ...INVOICE, card: { brand: 'visa', last4: '1881' } }],
  ])('is a different file for %s', async (_, changed) => {
    const one = await drawInvoice(INVOICE, ZOE);
    expect((await drawInvoice(changed, ZOE)).equals(one)).toBe(false);
  });

  it('contains its fonts', async () => {
    const file = (await drawInvoice(INVOICE, ZOE)).toString('latin1');
    expect(file).toContain('BodoniModa');
    expect(file).toContain('HankenGrotesk');
    expect(file).not.toContain('Helvetica');
  });

  it('stays one page, whatever the buyer is called', async () => {
    const longest = { name: 'W'.repeat(200), email: `${'w'.repeat(240)}@example.com` };
    expect(pagesOf(await drawInvoice(INVOICE, longest))).toBe(1);
    const buyer = { name: '山田 \u0000\u{1F484}', email: 'yamada@example.com' };
    expect(pagesOf(await drawInvoice({ ...INVOICE, period: null, card: null }, buyer))).toBe(1);
  });

  it('has its number and date in its metadata', async () => {
    const file = (await drawInvoice(INVOICE, ZOE)).toString('latin1');
    expect(file).toContain('Invoice LG-2026-000123');
    expect(file).toContain('D:20261121120300Z');
  });
});

/** One line of what a shop reports as sold after our clicks. */

import { parseAmount } from './money.ts';

/** Why a line is not taken, in the words of the report. */
export const SALE_REFUSALS = ['no-id', 'bad-day', 'bad-amount', 'bad-commission'] as const;
export type SaleRefusal = (typeof SALE_REFUSALS)[number];

export interface Sale {
  /** The shop's own number of the order, or of its line. */
  readonly order: string;
  /** A calendar day, such as `2026-11-23`. */
  readonly day: string;
  /** The shop's own number of the product, as its feed has it; null where the line does not say it. */
  readonly key: string | null;
  readonly currency: string;
  /** Whole cents; 0 for what was sent back. */
  readonly amount: number;
  /** Null where the line does not say it. */
  readonly commission: number | null;
}

export type SaleLine =
  | { readonly kind: 'sale'; readonly sale: Sale }
  | { readonly kind: 'refused'; readonly reason: SaleRefusal };

const LONGEST = 100;
const MOST_CENTS = 100_000_000;
const DAY = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/;

function dayOf(text: string): string | null {
  const day = DAY.exec(text.trim())?.[1];
  if (day === undefined || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null;
  // `Date` turns the 30th of February into a day in March.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? day : null;
}

/** Reads one line by the names `id`, `day`, `product`, `amount` and `commission`. Never throws. */
export function readSaleLine(fields: Readonly<Record<string, string | undefined>>): SaleLine {
  const text = (name: string): string => (fields[name] ?? '').trim();
  const refused = (reason: SaleRefusal): SaleLine => ({ kind: 'refused', reason });
  const order = text('id');
  if (order === '' || order.length > LONGEST) return refused('no-id');
  const day = dayOf(text('day'));
  if (day === null) return refused('bad-day');
  const amount = parseAmount(text('amount'));
  if (amount === null || amount.cents > MOST_CENTS) return refused('bad-amount');
  const said = text('commission');
  const commission = said === '' ? null : parseAmount(said);
  const isOther = commission !== null && commission.currency !== amount.currency;
  if ((said !== '' && commission === null) || isOther || (commission?.cents ?? 0) > amount.cents) {
    return refused('bad-commission');
  }
  const key = text('product');
  return {
    kind: 'sale',
    sale: {
      order,
      day,
      key: key === '' || key.length > LONGEST ? null : key,
      currency: amount.currency,
      amount: amount.cents,
      commission: commission?.cents ?? null,
    },
  };
}

import { boolean, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { payments } from './payments.ts';

/** The last invoice of each year. Whoever gives a number locks its row: so there is no gap. */
export const invoiceYears = pgTable('invoice_years', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/** The number that each payment got when it arrived, for ever. */
export const invoices = pgTable(
  'invoices',
  {
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => payments.id),
    year: integer('year').notNull(),
    /** The place in its year, from 1. */
    sequence: integer('sequence').notNull(),
    /** Whether the payment was only played: no money was moved. */
    isTest: boolean('is_test').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('invoices_by_number').on(table.year, table.sequence)],
);

import { eq } from 'drizzle-orm';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { type Invoice, readInvoices } from '#server/db/schema/invoices.ts';
import type { Buyer } from './draw-invoice.ts';

/** An invoice as a file. */
export interface InvoiceFile {
  readonly name: string;
  /** A PDF, the same bytes for the same data. */
  readonly bytes: Buffer;
}

/** What an account has paid. */
export interface Invoices {
  /** The newest first. */
  readonly list: (userId: string) => Promise<readonly Invoice[]>;
  /** Rejects with `not_found` unless the payment is the account's. */
  readonly draw: (userId: string, paymentId: string) => Promise<InvoiceFile>;
}

export interface InvoicesNeeds {
  readonly database: Database;
}

async function buyerOf(database: Database, userId: string): Promise<Buyer> {
  const [user] = await database
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) throw new ApiFailure('not_found');
  return { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email };
}

export function createInvoices({ database }: InvoicesNeeds): Invoices {
  return {
    list: (userId) => readInvoices(database, userId),

    async draw(userId, paymentId) {
      const [invoice] = await readInvoices(database, userId, paymentId);
      if (invoice === undefined) throw new ApiFailure('not_found');
      const buyer = await buyerOf(database, userId);
      // Loaded only here: a server starts without the fonts and the code that sets them.
      const { drawInvoice } = await import('./draw-invoice.ts');
      return { name: `${invoice.number}.pdf`, bytes: await drawInvoice(invoice, buyer) };
    },
  };
}

import { randomBytes } from 'node:crypto';
import type { BodyOf } from '#contracts/contract.ts';
import type { contactSupport } from '#contracts/support.ts';
import { RESPONSE_HOURS } from '#domain/support/support.ts';
import { TICKET_BYTES, ticketNumber } from '#domain/support/ticket-number.ts';
import type { Database } from '#server/db/database.ts';
import { supportTickets } from '#server/db/schema/correspondence.ts';
import type { Mails } from '#server/services/mail/mails.ts';

export type SupportMessage = Omit<BodyOf<typeof contactSupport>, 'reference'>;

/** Takes messages to support. */
export interface Support {
  /** Stores a message, confirms it by mail and resolves with the number of its ticket. */
  readonly take: (message: SupportMessage, userId: string | undefined) => Promise<string>;
  /** The number of a ticket that does not exist. */
  readonly inventNumber: () => string;
}

export interface SupportNeeds {
  readonly database: Database;
  readonly mails: Mails;
  readonly now: () => Date;
}

const inventNumber = () => ticketNumber(randomBytes(TICKET_BYTES));

export function createSupport({ database, mails, now }: SupportNeeds): Support {
  return {
    inventNumber,
    async take(message, userId) {
      const number = inventNumber();
      await database.transaction(async (on) => {
        await on
          .insert(supportTickets)
          .values({ ...message, number, userId: userId ?? null, createdAt: now() });
        // Nothing of what was typed goes into the mail: the address may be anybody's.
        await mails.send(on, 'supportReceived', {
          to: message.email,
          ...(userId === undefined ? {} : { userId }),
          values: { ticket: number, hours: RESPONSE_HOURS[message.category] },
        });
      });
      return number;
    },
  };
}

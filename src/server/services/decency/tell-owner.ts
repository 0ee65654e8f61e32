import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import type { Mails } from '#server/services/mail/mails.ts';

/** Writes to the owner of an account what was decided about them, once that is stored. */
export type TellOwner = (
  on: Transaction,
  userId: string,
  lines: readonly string[],
) => Promise<void>;

/** Only a confirmed address is written to: any other may be a stranger's, whom it does not concern. */
export function createTellOwner(mails: Pick<Mails, 'send'>, origin: string): TellOwner {
  return async (on, userId, lines) => {
    const [owner] = await on.select().from(users).where(eq(users.id, userId));
    if (owner === undefined || !owner.emailVerified) return;
    await mails.send(on, 'decisionAboutYou', {
      to: owner.email,
      userId,
      name: owner.firstName,
      lines,
      link: `${origin}/contact-support`,
    });
  };
}

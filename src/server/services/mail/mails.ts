import type { MailName } from '#content/mails.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import { composeMail, type MailParts } from './compose-mail.ts';
import type { Mail, MailCarrier } from './mail-carrier.ts';

/** Writes to people. */
export interface Mails {
  /** Sends a mail after the writes of `on` are stored, and only then. */
  readonly send: (
    on: Database | Transaction,
    mailName: MailName,
    parts: MailParts,
  ) => Promise<void>;
  /**
   * Hands a mail over now, once. Rejects if the mail server refuses it or fails; `readHandover` says what
   * that means.
   */
  readonly handOver: (mail: Mail) => Promise<void>;
  /**
   * Removes what is kept here of the mails about an account and to an address, once the writes of `on` are
   * stored. Those that are sent in the same transaction stay.
   */
  readonly forget: (on: Transaction, whose: readonly string[]) => Promise<void>;
  /** Removes whatever is kept here of mails from before a moment. */
  readonly forgetBefore: (moment: Date) => Promise<void>;
}

export function createMails(jobs: Jobs, carrier: MailCarrier, now: () => Date): Mails {
  jobs.handle('mail', carrier.carry);
  jobs.handle('forget-mails', ({ whose, before }) => carrier.forget(whose, new Date(before)));
  return {
    send: (on, mailName, parts) => jobs.add(on, 'mail', composeMail(mailName, parts)),
    handOver: carrier.carry,
    forget: (on, whose) =>
      jobs.add(on, 'forget-mails', { whose: [...whose], before: now().toISOString() }),
    forgetBefore: carrier.forgetBefore,
  };
}

import type { MailName } from '#content/mails.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import { composeMail, type MailParts } from './compose-mail.ts';
import type { MailCarrier } from './mail-carrier.ts';

/** Writes to people. */
export interface Mails {
  /** Sends a mail after the writes of `on` are stored, and only then. */
  readonly send: (
    on: Database | Transaction,
    mailName: MailName,
    parts: MailParts,
  ) => Promise<void>;
}

export function createMails(jobs: Jobs, carrier: MailCarrier): Mails {
  jobs.handle('mail', carrier.carry);
  return { send: (on, mailName, parts) => jobs.add(on, 'mail', composeMail(mailName, parts)) };
}

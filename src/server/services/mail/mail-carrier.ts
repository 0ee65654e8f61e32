import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config/config.ts';
import type { JobPayloads } from '#server/services/jobs/jobs.ts';

export type Mail = JobPayloads['mail'];

/** Takes mails to where they are read. */
export interface MailCarrier {
  readonly carry: (mail: Mail) => Promise<void>;
  /**
   * Removes mails that are kept here and were written before a moment: those about these accounts, and
   * those to these addresses that are about no account.
   */
  readonly forget: (whose: readonly string[], moment: Date) => Promise<void>;
  /** Removes what was written before a moment and is kept here: files are no archive. */
  readonly forgetBefore: (moment: Date) => Promise<void>;
  readonly close: () => void;
}

export interface MailCarrierNeeds {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataFolder'>;
  /** Keeps the names of files from telling anyone whose they are. */
  readonly secret: string;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

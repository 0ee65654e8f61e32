import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config/config.ts';
import type { JobPayloads } from '#server/services/jobs/jobs.ts';
import { createOutboxCarrier } from './outbox-carrier.ts';

export type Mail = JobPayloads['mail'];

/** Takes mails to where they are read. */
export interface MailCarrier {
  readonly carry: (mail: Mail) => Promise<void>;
  /**
   * Removes what was written before a moment, and is kept here, about these accounts and to these addresses
   * where it is about none.
   */
  readonly forget: (whose: readonly string[], moment: Date) => Promise<void>;
  /** Removes what was written before a moment and is kept here: files are no archive. */
  readonly forgetBefore: (moment: Date) => Promise<void>;
  readonly close: () => void;
}

export interface MailCarrierNeeds {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataFolder'>;
  /** Has the names of files tell nobody whose they are. */
  readonly secret: string;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** A mail server that does not answer must not hold a job for ever. */
const CONNECTION_LIMIT_MS = 10_000;

/** Hands mails to the SMTP server at `smtpUrl`. */
function createSmtpCarrier(smtpUrl: string, mailFrom: string): MailCarrier {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECTION_LIMIT_MS,
    greetingTimeout: CONNECTION_LIMIT_MS,
    socketTimeout: CONNECTION_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async carry({ to, subject, text, html, headers = {} }) {
      await transport.sendMail({ from: mailFrom, to, subject, text, html, headers });
    },
    // What was handed on is kept by others.
    forget: async () => {},
    forgetBefore: async () => {},
    close: () => transport.close(),
  };
}

/** Hands mails to the SMTP server that the settings name, or writes them to the outbox folder. */
export function createMailCarrier(needs: MailCarrierNeeds): MailCarrier {
  const { smtpUrl, mailFrom } = needs.config;
  return smtpUrl === undefined ? createOutboxCarrier(needs) : createSmtpCarrier(smtpUrl, mailFrom);
}

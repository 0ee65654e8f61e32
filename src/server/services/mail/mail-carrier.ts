import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import type { JobPayloads } from '#server/services/jobs/jobs.ts';

export type Mail = JobPayloads['mail'];

/** Takes mails to where they are read. */
export interface MailCarrier {
  readonly carry: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}

export interface MailCarrierNeeds {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataFolder'>;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** A mail server that does not answer must not hold a job for ever. */
const CONNECTION_LIMIT_MS = 10_000;
const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

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
    close: () => transport.close(),
  };
}

/** Writes mails to files, where no mail server is set up. */
function createOutboxCarrier({ config, log, now }: MailCarrierNeeds): MailCarrier {
  const outbox = join(config.dataFolder, 'outbox');
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async carry(mail) {
      const { message } = await composer.sendMail({ from: config.mailFrom, date: now(), ...mail });
      const moment = now().toISOString().replaceAll(/[:.]/g, '-');
      const file = join(outbox, `${moment}-${randomUUID()}.eml`);
      await mkdir(outbox, { recursive: true, mode: OWNER_ONLY_FOLDER });
      // Under its own name only once it is whole: somebody may be watching the folder.
      await writeFile(`${file}.part`, message, { mode: OWNER_ONLY_FILE });
      await rename(`${file}.part`, file);
      log.warn({ file }, 'a mail was written to a file, since SMTP_URL is not set');
    },
    close: () => composer.close(),
  };
}

/** Hands mails to the SMTP server that the settings name, or writes them to the outbox folder. */
export function createMailCarrier(needs: MailCarrierNeeds): MailCarrier {
  const { smtpUrl, mailFrom } = needs.config;
  return smtpUrl === undefined ? createOutboxCarrier(needs) : createSmtpCarrier(smtpUrl, mailFrom);
}

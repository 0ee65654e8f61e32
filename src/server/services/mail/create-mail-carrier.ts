import { createTransport } from 'nodemailer';
import type { MailCarrier, MailCarrierNeeds } from './mail-carrier.ts';
import { createOutboxCarrier } from './outbox-carrier.ts';

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

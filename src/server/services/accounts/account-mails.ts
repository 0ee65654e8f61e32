import type { MailName } from '#content/mails.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Mails } from '#server/services/mail/mails.ts';
import type { LinkPurpose } from '#server/db/schema/verifications.ts';
import type { MailedLinks } from './mailed-links.ts';

/** Whom a mail about an account goes to. */
export interface Addressee {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
}

/** The mails about an account, each stored with its cause. */
export interface AccountMails {
  /** A mail whose button opens a page of this site. */
  readonly send: (on: Database | Transaction, mailName: MailName, to: Addressee) => Promise<void>;
  /** A mail with a link that proves who reads it. */
  readonly sendLink: (
    on: Database | Transaction,
    mailName: keyof typeof LINK_MAILS,
    to: Addressee,
  ) => Promise<void>;
}

/** Where the links of mails lead, and what for. */
const LINK_MAILS = {
  verifyEmail: { purpose: 'verify-email', page: '/verify-email' },
  confirmNewEmail: { purpose: 'new-email', page: '/verify-email' },
  emailChanged: { purpose: 'undo-new-email', page: '/undo-email-change' },
  resetPassword: { purpose: 'reset-password', page: '/reset-password' },
} as const satisfies Partial<Record<MailName, { purpose: LinkPurpose; page: string }>>;

const SETTINGS_PAGE = '/account-settings';

export function createAccountMails(origin: string, mails: Mails, links: MailedLinks): AccountMails {
  return {
    async send(on, mailName, { id, email, firstName }) {
      await mails.send(on, mailName, {
        to: email,
        userId: id,
        name: firstName,
        link: `${origin}${SETTINGS_PAGE}`,
      });
    },
    async sendLink(on, mailName, { id, email, firstName }) {
      const { purpose, page } = LINK_MAILS[mailName];
      const token = await links.issue(on, purpose, { userId: id, email });
      const link = `${origin}${page}?token=${token}`;
      await mails.send(on, mailName, { to: email, userId: id, name: firstName, link });
    },
  };
}

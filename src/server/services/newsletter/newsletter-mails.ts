import type { MailName } from '#content/mails.ts';
import { openUnsubscribe } from '#contracts/newsletter.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Mails } from '#server/services/mail/mails.ts';
import { subscriberToken } from './subscriber-links.ts';

/** The mails about a subscription: each can end it. */
export interface NewsletterMails {
  readonly send: (
    on: Database | Transaction,
    mailName: keyof typeof PAGES,
    to: string,
    subscriber: { readonly id: string; readonly linkKey: string },
  ) => Promise<void>;
}

/** Where the button of each mail leads, and whether it carries the token that confirms. */
const PAGES = {
  newsletterConfirm: { page: '/newsletter-confirmation', confirms: true },
  newsletterKnown: { page: '/beauty-tips-blog', confirms: false },
  newsletterWelcome: { page: '/beauty-tips-blog', confirms: false },
} as const satisfies Partial<Record<MailName, { page: `/${string}`; confirms: boolean }>>;

export function createNewsletterMails(origin: string, mails: Mails): NewsletterMails {
  return {
    async send(on, mailName, to, subscriber) {
      const { page, confirms } = PAGES[mailName];
      const query = confirms ? `?token=${subscriberToken('confirm', subscriber)}` : '';
      const ending = subscriberToken('unsubscribe', subscriber);
      await mails.send(on, mailName, {
        to,
        link: `${origin}${page}${query}`,
        unsubscribeLink: `${origin}${openUnsubscribe.path}?token=${ending}`,
      });
    },
  };
}

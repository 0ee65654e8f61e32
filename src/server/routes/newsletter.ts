import type { FastifyInstance } from 'fastify';
import { CORRESPONDENCE_ANSWERS } from '#content/correspondence-answers.ts';
import {
  confirmNewsletter,
  openUnsubscribe,
  subscribe,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '#contracts/newsletter.ts';
import type { Services } from '#server/services/services.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import { serveContract } from './serve-contract.ts';

const UNSUBSCRIBE_PAGE = '/newsletter-unsubscribe';
const ASKED = { success: true as const, message: CORRESPONDENCE_ANSWERS.newsletterAsked };
/** What stands in for the form's place where the page is the newsletter's own. */
const OWN_PAGE = 'newsletter-page';

/** A mail program sends a form with the one click (RFC 8058); what it says is known anyway. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export function addNewsletterRoutes(
  app: FastifyInstance,
  { newsletter, throttles }: Pick<Services, 'newsletter' | 'throttles'>,
): void {
  async function ask(address: string, email: string, source: string): Promise<void> {
    await throttles.take('newsletter_by_address', address);
    await throttles.take('newsletter_by_account', email);
    await newsletter.ask(email, source);
  }

  serveContract(app, subscribe, async ({ body: { email, source, reference = '' }, request }) => {
    if (reference === '') await ask(addressKey(request.ip), email, source);
    return ASKED;
  });
  serveContract(app, subscribeToNewsletter, async ({ body, request }) => {
    const { email, reference = '' } = body;
    if (reference === '') await ask(addressKey(request.ip), email, OWN_PAGE);
    return ASKED;
  });
  serveContract(app, confirmNewsletter, async ({ body: { token }, request }) => {
    await throttles.take('newsletter_links_by_address', addressKey(request.ip));
    await newsletter.confirm(token);
    return { success: true as const };
  });
  serveContract(app, openUnsubscribe, ({ query: { token }, reply }) => {
    // A link that is only followed ends nothing: programs that look for bad mails follow every one.
    reply.redirect(`${UNSUBSCRIBE_PAGE}?${new URLSearchParams({ token })}`);
    return undefined;
  });
  void app.register((forms, _options, done) => {
    forms.addContentTypeParser(FORM_TYPES, { parseAs: 'buffer' }, (_request, _body, parsed) => {
      parsed(null);
    });
    serveContract(forms, unsubscribeFromNewsletter, async ({ query: { token }, request }) => {
      await throttles.take('newsletter_links_by_address', addressKey(request.ip));
      await newsletter.end(token);
      return { success: true as const };
    });
    done();
  });
}

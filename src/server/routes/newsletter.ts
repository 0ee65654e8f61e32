import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { CORRESPONDENCE_ANSWERS } from '#content/answers.ts';
import {
  confirmNewsletter,
  openUnsubscribe,
  subscribe,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '#contracts/newsletter.ts';
import { createNewsletter } from '#server/services/newsletter/newsletter.ts';
import { createNewsletterMails } from '#server/services/newsletter/newsletter-mails.ts';
import { sendIssues } from '#server/services/newsletter/send-issues.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

const UNSUBSCRIBE_PAGE = '/newsletter-unsubscribe';
const ASKED = { success: true as const, message: CORRESPONDENCE_ANSWERS.newsletterAsked };
/** The `source` that is stored if the form stands on the newsletter's own page. */
const OWN_PAGE = 'newsletter-page';

/** A mail program sends a form with the one click (RFC 8058); what it says is known anyway. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export const addRoutes: AddRoutes = (app, { config, database, jobs, mails, now, clock }) => {
  const newsletter = createNewsletter({
    database,
    jobs,
    mails: createNewsletterMails(config.origin, mails),
    now,
  });
  sendIssues({ database, jobs, mails, origin: config.origin, now, clock });

  serveContract(app, subscribe, async ({ body: { email, source, reference = '' } }) => {
    if (reference === '') await newsletter.ask(email, source);
    return ASKED;
  });
  serveContract(app, subscribeToNewsletter, async ({ body }) => {
    const { email, reference = '' } = body;
    if (reference === '') await newsletter.ask(email, OWN_PAGE);
    return ASKED;
  });
  serveContract(app, confirmNewsletter, async ({ body: { token } }) => {
    await newsletter.confirm(token);
    return { success: true as const };
  });
  serveContract(app, openUnsubscribe, ({ query: { token }, reply }) => {
    // Merely following the link ends nothing: programs that scan mails follow every link.
    reply.redirect(`${UNSUBSCRIBE_PAGE}?${new URLSearchParams({ token })}`);
    return undefined;
  });
  void app.register((forms, _options, done) => {
    forms.addContentTypeParser(FORM_TYPES, { parseAs: 'buffer' }, (_request, _body, parsed) => {
      parsed(null);
    });
    serveContract(forms, unsubscribeFromNewsletter, async ({ query: { token } }) => {
      await newsletter.end(token);
      return { success: true as const };
    });
    done();
  });
};

import { NEWSLETTER_FOOTER, UNSUBSCRIBE_WORDS } from '#content/mails.ts';
import { TEST_FOOTER } from '#content/newsletter-operator-words.ts';
import {
  footLinkHtml,
  pageHtml,
  paragraphHtml,
  QUIET,
  unsubscribeHeaders,
} from '#server/services/mail/mail-page.ts';
import type { Mail } from '#server/services/mail/mail-carrier.ts';
import type { Issue } from './read-issue.ts';

/** Writes an issue to one reader or, if there is no unsubscribe link, to an operator who tests it. */
export function composeIssue(
  { subject, text, html }: Issue,
  { to, unsubscribeLink }: { readonly to: string; readonly unsubscribeLink?: string },
): Mail {
  const foot = [NEWSLETTER_FOOTER, ...(unsubscribeLink === undefined ? [TEST_FOOTER] : [])];
  return {
    to,
    subject,
    text: [
      text,
      `-- \n${foot.join('\n\n')}`,
      ...(unsubscribeLink === undefined ? [] : [`${UNSUBSCRIBE_WORDS}: ${unsubscribeLink}`]),
    ].join('\n\n'),
    html: pageHtml(
      subject,
      html,
      [
        ...foot.map((paragraph) => paragraphHtml(paragraph, QUIET)),
        ...(unsubscribeLink === undefined
          ? []
          : [footLinkHtml(UNSUBSCRIBE_WORDS, unsubscribeLink)]),
      ].join('\n'),
    ),
    ...(unsubscribeLink === undefined ? {} : { headers: unsubscribeHeaders(unsubscribeLink) }),
  };
}

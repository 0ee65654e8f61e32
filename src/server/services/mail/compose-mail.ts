import { fillIn } from '#content/fill-in.ts';
import {
  MAIL_FOOTER,
  MAIL_LINES,
  MAILS,
  type MailName,
  type MailWords,
  TEST_MODE_WORDS,
  UNSUBSCRIBE_WORDS,
} from '#content/mails.ts';
import { greetingName } from './greeting-name.ts';
import type { Mail } from './mail-carrier.ts';
import {
  buttonHtml,
  footLinkHtml,
  pageHtml,
  paragraphHtml,
  QUIET,
  unsubscribeHeaders,
} from './mail-page.ts';

export interface MailParts {
  readonly to: string;
  /** The account that it is about, where it is about one. */
  readonly userId?: string;
  /** The name of the person it goes to, if they have told us. */
  readonly name?: string;
  /** Values for the other placeholders in its words. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Paragraphs of their own, where the words have `MAIL_LINES`. */
  readonly lines?: readonly string[];
  /** Where its button leads. */
  readonly link?: string;
  /** Whether it is about a payment that was only simulated. */
  readonly isTest?: boolean;
  /** Where mails of this kind can be ended, by a person and by a mail program. */
  readonly unsubscribeLink?: string;
}

/** Writes a mail, as text and as a page. */
export function composeMail(mailName: MailName, parts: MailParts): Mail {
  const { to, userId, name, values, lines = [], link, isTest = false, unsubscribeLink } = parts;
  const words: MailWords = MAILS[mailName];
  const footer = words.footer ?? MAIL_FOOTER;
  const unsubscribe = words.unsubscribe ?? UNSUBSCRIBE_WORDS;
  const places = { ...values, ...(name === undefined ? {} : { name: greetingName(name) }) };
  const paragraphs = [
    ...words.paragraphs.flatMap((paragraph) =>
      paragraph === MAIL_LINES ? lines : [fillIn(paragraph, places)],
    ),
    ...(isTest ? [TEST_MODE_WORDS] : []),
  ];
  const hasLink = words.button !== undefined && link !== undefined;
  const text = [
    ...paragraphs,
    ...(hasLink ? [`${words.button}:\n${link}`] : []),
    words.unexpected,
    `-- \n${footer}`,
    ...(unsubscribeLink === undefined ? [] : [`${unsubscribe}: ${unsubscribeLink}`]),
  ].join('\n\n');
  const subject = fillIn(words.subject, places);
  const html = pageHtml(
    subject,
    [
      ...paragraphs.map((paragraph) => paragraphHtml(paragraph)),
      ...(hasLink ? [buttonHtml(words.button, link)] : []),
      paragraphHtml(words.unexpected, QUIET),
    ].join('\n'),
    [
      paragraphHtml(footer, QUIET),
      ...(unsubscribeLink === undefined ? [] : [footLinkHtml(unsubscribe, unsubscribeLink)]),
    ].join('\n'),
  );
  return {
    to,
    subject,
    text,
    html,
    ...(userId === undefined ? {} : { userId }),
    ...(unsubscribeLink === undefined ? {} : { headers: unsubscribeHeaders(unsubscribeLink) }),
  };
}

import { fillIn } from '#content/fill-in.ts';
import {
  LINK_IN_WORDS,
  MAIL_FOOTER,
  MAILS,
  type MailName,
  type MailWords,
  TEST_MODE_WORDS,
  UNSUBSCRIBE_WORDS,
} from '#content/mails.ts';
import { greetingName } from './greeting-name.ts';
import type { Mail } from './mail-carrier.ts';

export interface MailParts {
  readonly to: string;
  /** The account that it is about, where it is about one. */
  readonly userId?: string;
  /** Of the person it goes to, where we know it from them. */
  readonly name?: string;
  /** What else its words have places for. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Where its button leads. */
  readonly link?: string;
  /** Whether it tells of a payment that was only played. */
  readonly isTest?: boolean;
  /** Where the newsletter can be ended, by a person and by a mail program. */
  readonly unsubscribeLink?: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const INK = '#1b1a1c';
const QUIET = '#6b676d';
const PAPER = '#f7f5f4';
const CARMINE = '#a3123a';
const FONT = "'Hanken Grotesk', 'Helvetica Neue', Arial, sans-serif";

function paragraphHtml(text: string, colour = INK): string {
  return `<p style="margin:0 0 16px;color:${colour}">${escaped(text)}</p>`;
}

function buttonHtml(words: string, link: string): string {
  const style = `display:inline-block;padding:13px 24px;border-radius:999px;background:${CARMINE};color:#ffffff;text-decoration:none;font-weight:600`;
  return `<p style="margin:24px 0"><a href="${escaped(link)}" style="${style}">${escaped(words)}</a></p>
<p style="margin:0 0 24px;color:${QUIET};font-size:14px">${escaped(LINK_IN_WORDS)}<br><a href="${escaped(link)}" style="color:${QUIET};word-break:break-all">${escaped(link)}</a></p>`;
}

/** The one look of all mails: no picture and no style sheet, so that nothing is fetched to read it. */
function pageHtml(subject: string, content: string, footer: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:${PAPER}">
<div style="max-width:520px;margin:0 auto;padding:40px 24px;font:16px/1.55 ${FONT}">
<p style="margin:0 0 32px;font:26px/1 'Bodoni Moda', Didot, 'Times New Roman', serif;color:${INK}">Lookglass</p>
${content}
<hr style="border:0;border-top:1px solid #e2dedb;margin:32px 0 16px">
${footer}
</div>
</body>
</html>`;
}

function footLinkHtml(words: string, link: string): string {
  return `<p style="margin:0;color:${QUIET}"><a href="${escaped(link)}" style="color:${QUIET}">${escaped(words)}</a></p>`;
}

/** What a mail program needs to end the newsletter with one click (RFC 2369, RFC 8058). */
function unsubscribeHeaders(link: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Writes a mail, as text and as a page. */
export function composeMail(mailName: MailName, parts: MailParts): Mail {
  const { to, userId, name, values, link, isTest = false, unsubscribeLink } = parts;
  const words: MailWords = MAILS[mailName];
  const footer = words.footer ?? MAIL_FOOTER;
  const places = { ...values, ...(name === undefined ? {} : { name: greetingName(name) }) };
  const paragraphs = [
    ...words.paragraphs.map((paragraph) => fillIn(paragraph, places)),
    ...(isTest ? [TEST_MODE_WORDS] : []),
  ];
  const hasLink = words.button !== undefined && link !== undefined;
  const text = [
    ...paragraphs,
    ...(hasLink ? [`${words.button}:\n${link}`] : []),
    words.unexpected,
    `-- \n${footer}`,
    ...(unsubscribeLink === undefined ? [] : [`${UNSUBSCRIBE_WORDS}: ${unsubscribeLink}`]),
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
      ...(unsubscribeLink === undefined ? [] : [footLinkHtml(UNSUBSCRIBE_WORDS, unsubscribeLink)]),
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

import { LINK_IN_WORDS } from '#content/mails.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, letter by letter. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const INK = '#1b1a1c';
export const QUIET = '#6b676d';
const PAPER = '#f7f5f4';
const CARMINE = '#a3123a';
const FONT = "'Hanken Grotesk', 'Helvetica Neue', Arial, sans-serif";

/** A paragraph of plain text. */
export function paragraphHtml(text: string, colour = INK): string {
  return `<p style="margin:0 0 16px;color:${colour}">${escaped(text)}</p>`;
}

/** A button, and its address to copy. */
export function buttonHtml(words: string, link: string): string {
  const style = `display:inline-block;padding:13px 24px;border-radius:999px;background:${CARMINE};color:#ffffff;text-decoration:none;font-weight:600`;
  return `<p style="margin:24px 0"><a href="${escaped(link)}" style="${style}">${escaped(words)}</a></p>
<p style="margin:0 0 24px;color:${QUIET};font-size:14px">${escaped(LINK_IN_WORDS)}<br><a href="${escaped(link)}" style="color:${QUIET};word-break:break-all">${escaped(link)}</a></p>`;
}

/** The one look of all mails: no picture and no style sheet, so that nothing is fetched to read it. */
export function pageHtml(subject: string, content: string, footer: string): string {
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

/** A quiet link below everything else. */
export function footLinkHtml(words: string, link: string): string {
  return `<p style="margin:0;color:${QUIET}"><a href="${escaped(link)}" style="color:${QUIET}">${escaped(words)}</a></p>`;
}

/** What a mail program needs to end the newsletter with one click (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(link: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

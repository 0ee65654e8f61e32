import MarkdownIt, { type Token } from 'markdown-it';
import type { ISSUE_PROBLEMS } from '#content/newsletter-operator-words.ts';

/** An issue of the newsletter, read from Markdown. */
export interface Issue {
  readonly subject: string;
  /** The Markdown below the subject: it is made to be read as it stands. */
  readonly text: string;
  /** The same as HTML, styled line by line, since mail programs drop style sheets. */
  readonly html: string;
}

/** The file cannot be sent as it is. */
export class UnsendableIssue extends Error {
  readonly problem: keyof typeof ISSUE_PROBLEMS;
  /** The passage that the sentence about it names; empty where there is none. */
  readonly detail: string;

  constructor(problem: keyof typeof ISSUE_PROBLEMS, detail = '') {
    super(`The issue cannot be sent: ${problem}`);
    this.name = 'UnsendableIssue';
    this.problem = problem;
    this.detail = detail;
  }
}

/** Larger mails are cut off by Gmail (at 102 kB of HTML). */
export const LONGEST_ISSUE = 60_000;
/** RFC 5322 (2.1.1) allows lines of at most 998 characters; people see about 70. */
export const LONGEST_SUBJECT = 150;

const INK = '#1b1a1c';
const CARMINE = '#a3123a';

/** How each element looks. No picture and no class, as in all mails. */
const STYLES: Readonly<Record<string, string>> = {
  p: 'margin:0 0 16px',
  h1: `margin:0 0 20px;font:500 26px/1.25 Georgia,serif;color:${INK}`,
  h2: `margin:28px 0 12px;font-size:20px;line-height:1.3;color:${INK}`,
  h3: `margin:24px 0 8px;font-size:17px;line-height:1.3;color:${INK}`,
  a: `color:${CARMINE}`,
  ul: 'margin:0 0 16px;padding-left:22px',
  ol: 'margin:0 0 16px;padding-left:22px',
  li: 'margin:0 0 6px',
  blockquote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #e2dedb',
  hr: 'border:0;border-top:1px solid #e2dedb;margin:24px 0',
  table: 'border-collapse:collapse;margin:0 0 16px',
  th: 'padding:6px 14px 6px 0;text-align:left;border-bottom:1px solid #e2dedb',
  td: 'padding:6px 14px 6px 0;border-bottom:1px solid #e2dedb',
};

/** Every token that stands in `tokens` or in one of them. */
function everyToken(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token) => [token, ...everyToken(token.children ?? [])]);
}

function refuseUnsendable(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (token.type === 'image') throw new UnsendableIssue('picture', token.content || 'the image');
    if (token.type.startsWith('html_')) throw new UnsendableIssue('html', token.content.trim());
    if (token.type === 'link_open') {
      const address = String(token.attrGet('href') ?? '');
      if (!/^(?:https:\/\/|mailto:)/i.test(address)) throw new UnsendableIssue('link', address);
    }
  }
}

/**
 * Reads an issue from Markdown: the first line is a heading and becomes the subject. HTML in it is refused, and so
 * are pictures and every link that is neither https nor mailto. Throws `UnsendableIssue`.
 */
export function readIssue(markdown: string): Issue {
  const source = markdown.replace(/^\uFEFF/, '').trim();
  if (source === '') throw new UnsendableIssue('empty');
  if (source.length > LONGEST_ISSUE) throw new UnsendableIssue('too_long');
  // HTML is read as such, so that it is found and refused; none of it gets into the mail.
  const parser = new MarkdownIt({ html: true });
  // The parser would leave a link that it finds unsafe as text; the operator should hear of it instead.
  parser.validateLink = () => true;
  const tokens = parser.parse(source, {});
  const [opening, heading] = tokens;
  if (opening?.type !== 'heading_open' || opening.tag !== 'h1' || heading === undefined) {
    throw new UnsendableIssue('no_subject');
  }
  const everything = everyToken(tokens);
  refuseUnsendable(everything);
  const subject = everyToken([heading])
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('')
    .trim();
  if (subject === '') throw new UnsendableIssue('no_subject');
  if (subject.length > LONGEST_SUBJECT) throw new UnsendableIssue('long_subject');
  const text = source
    .split('\n')
    .slice(opening.map?.[1] ?? 1)
    .join('\n')
    .trim();
  if (text === '') throw new UnsendableIssue('no_text');
  for (const token of everything) {
    const style = STYLES[token.tag];
    if (token.nesting >= 0 && style !== undefined) token.attrSet('style', style);
  }
  return { subject, text, html: parser.renderer.render(tokens, parser.options, {}) };
}

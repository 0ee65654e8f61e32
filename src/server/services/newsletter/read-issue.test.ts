import { describe, expect, it } from 'vitest';
import { LONGEST_ISSUE, LONGEST_SUBJECT, readIssue, UnsendableIssue } from './read-issue.ts';

const ISSUE = [
  '# Fresh colors *for fall*',
  '',
  'Three [plums](https://example.com/plums) that suit you.',
  '',
  '- Damson',
  '- Mulberry',
].join('\n');

function problemOf(markdown: string): string {
  try {
    readIssue(markdown);
  } catch (error) {
    if (error instanceof UnsendableIssue) return `${error.problem}: ${error.detail}`;
    throw error;
  }
  return 'none';
}

describe('an issue of the newsletter', () => {
  it('takes its subject from the heading on the first line, without its marks', () => {
    expect(readIssue(ISSUE).subject).toBe('Fresh colors for fall');
  });

  it('is, as text, the Markdown below the subject', () => {
    expect(readIssue(ISSUE).text).toBe(
      'Three [plums](https://example.com/plums) that suit you.\n\n- Damson\n- Mulberry',
    );
  });

  it('is, as HTML, styled element by element', () => {
    const { html } = readIssue(ISSUE);
    expect(html).toMatch(/<a href="https:\/\/example\.com\/plums" style="color:#\w{6}">plums<\/a>/);
    expect(html).toMatch(/<ul style="[^"]+">\s*<li style="[^"]+">Damson<\/li>/);
  });

  it('shows what looks like an entity or a tag in code exactly as it was written', () => {
    expect(readIssue('# A\n\n`<b> & "c"`').html).toContain('&lt;b&gt; &amp; &quot;c&quot;');
  });

  it.each([
    ['', 'empty: '],
    ['\n \n', 'empty: '],
    ['Hello', 'no_subject: '],
    ['## Hello\n\nText', 'no_subject: '],
    ['#\n\nText', 'no_subject: '],
    ['# Hello', 'no_text: '],
    [`# ${'x'.repeat(LONGEST_SUBJECT + 1)}\n\nText`, 'long_subject: '],
    [`# A\n\n${'x'.repeat(LONGEST_ISSUE)}`, 'too_long: '],
    ['# A\n\n![a lipstick](https://example.com/a.png)', 'picture: a lipstick'],
    ['# A\n\n<script>alert(1)</script>', 'html: <script>alert(1)</script>'],
    ['# A\n\nSo <b>bold</b>', 'html: <b>'],
    ['# A\n\n[here](http://example.com)', 'link: http://example.com'],
    ['# A\n\n[here](javascript:alert(1))', 'link: javascript:alert(1)'],
    ['# A\n\n<javascript:alert(1)>', 'link: javascript:alert(1)'],
    ['# A\n\n[here](/looks)', 'link: /looks'],
  ])('is refused if it reads %j', (markdown, problem) => {
    expect(problemOf(markdown)).toBe(problem);
  });

  it('may lead to an address for mails', () => {
    expect(readIssue('# A\n\nWrite to [us](mailto:us@example.com)').html).toContain(
      'href="mailto:us@example.com"',
    );
  });
});

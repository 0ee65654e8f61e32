import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PHONE } from '#app/kit/first-sight/arrangement.ts';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { fetchPagesAhead, writeFirstSight } from './document.ts';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <title>Lookglass</title>
    <script src="/assets/first-1.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/runtime-1.js">
    <link rel="modulepreload" crossorigin href="/assets/base-1.js">
    <link rel="stylesheet" crossorigin href="/assets/styles-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
const PARTS = {
  rendered: { phone: '<main>phone</main>', wide: '<main>$& wide</main>' },
  styles:
    '@font-face{src:url(/assets/text-1.woff2)format("woff2")}.a { color: red }' +
    '@font-face{src:url(/assets/text-1.woff2)format("woff2")}',
  first: 'first()',
  choose: 'choose()',
  arrangements: {
    phone: ['/assets/phone-1.js', '/assets/base-1.js'],
    wide: ['/assets/wide-1.js', '/assets/base-1.js', '/assets/both-1.js'],
  },
};

describe('the studio’s document', () => {
  const html = writeFirstSight(PAGE, PARTS);

  it('asks for each font once, behind the styles', () => {
    expect(html.match(/<\/style>.*<link rel="preload" as="font"[^>]*>/)?.[0]).toContain(
      'crossorigin href="/assets/text-1.woff2"',
    );
    expect(html.match(/rel="preload"/g)).toHaveLength(1);
  });

  it('asks for no script or style sheet before it is painted', () => {
    expect(html).not.toMatch(
      /<script[^>]* src=|<link rel="(?:stylesheet"(?! disabled)|modulepreload")/,
    );
  });

  it('names the style sheets that it holds, so that no script fetches them again', () => {
    expect(html).toContain('<link rel="stylesheet" disabled href="/assets/styles-1.css">');
  });

  it('names the scripts of the app in the order in which they run, the one that starts it last', () => {
    expect(html).toContain(
      'data-scripts="/assets/runtime-1.js /assets/base-1.js /assets/index-1.js"',
    );
  });

  it('names once what each arrangement needs in addition', () => {
    expect(html).toContain('data-phone="/assets/phone-1.js"');
    expect(html).toContain('data-wide="/assets/wide-1.js /assets/both-1.js"');
  });

  it('has both arrangements, and behind them the script that takes one away', () => {
    expect(html).toContain(
      '<div data-arrangement="phone"><main>phone</main></div>' +
        '<div data-arrangement="wide"><main>$& wide</main></div><script>choose()</script>',
    );
  });

  it('is not written if the page lacks something it needs', () => {
    expect(() => writeFirstSight(PAGE.replace('<div id="root"></div>', ''), PARTS)).toThrow(
      'place',
    );
    expect(() => writeFirstSight(PAGE.replace(/<script type.*\n/, ''), PARTS)).toThrow('module');
  });
});

it('chooses an arrangement for the same screens in styles and in scripts', () => {
  const styles = readFileSync(
    join(PROJECT_FOLDER, 'src/app/kit/first-sight/first-sight.css'),
    'utf8',
  );
  expect(styles).toContain(`@media ${PHONE} {`);
});

describe('the document of every other page', () => {
  it('asks at once for the file that knows where the pages are', () => {
    expect(fetchPagesAhead(PAGE, '/assets/other-pages-1.js')).toMatch(
      /<link rel="modulepreload"[^>]* href="\/assets\/other-pages-1\.js">\s*<\/head>/,
    );
  });
});

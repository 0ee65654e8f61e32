import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLE_CATEGORIES } from '#content/articles/article.ts';
import { ARTICLES } from '#content/articles/articles.ts';
import {
  articleAddress,
  articleDocument,
  BLOG_DOCUMENT,
  categoryAddress,
  categoryDocument,
  LANDING_DOCUMENT,
  MAINTENANCE_DOCUMENT,
  MISSING_ARTICLE_DOCUMENT,
  ORIGIN_MARK,
} from '#content/visitor-documents.ts';
import { disableMaintenance, enableMaintenance } from '#contracts/maintenance.ts';
import { joinAs, type Member } from '#tests/server/support/account.ts';
import { ORIGIN, usePlatform } from '#tests/server/support/platform.ts';

const NAMES = [
  LANDING_DOCUMENT,
  BLOG_DOCUMENT,
  ...ARTICLE_CATEGORIES.map(categoryDocument),
  ...ARTICLES.map(articleDocument),
  MISSING_ARTICLE_DOCUMENT,
  MAINTENANCE_DOCUMENT,
];
/** Stands in every document. */
const SCRIPT = "document.title += '!'";
const documentsFolder = mkdtempSync(join(tmpdir(), 'lookglass-documents-'));
for (const name of NAMES) {
  const html = `<!doctype html><title>${name}</title><link rel="canonical" href="${ORIGIN_MARK}/x"><script>${SCRIPT}</script>`;
  writeFileSync(join(documentsFolder, `${name}.html`), html);
}
afterAll(() => {
  rmSync(documentsFolder, { recursive: true });
});

const platform = usePlatform({}, { documentsFolder });
const article = ARTICLES[0]!;

async function get(url: string, headers: Readonly<Record<string, string>> = {}) {
  return platform().app.inject({ url, headers });
}

function titleOf(html: string): string | undefined {
  return /<title>(.*)<\/title>/.exec(html)?.[1];
}

describe('a document for visitors', () => {
  it.each<readonly [string, string]>([
    ['/landing', LANDING_DOCUMENT],
    ['/landing?utm_source=letter', LANDING_DOCUMENT],
    ['/beauty-tips-blog', BLOG_DOCUMENT],
    ['/beauty-tips-blog?category=nothing', BLOG_DOCUMENT],
    ...ARTICLE_CATEGORIES.map((each) => [categoryAddress(each), categoryDocument(each)] as const),
    ...ARTICLES.map((each) => [articleAddress(each), articleDocument(each)] as const),
  ])('is at %s the one called %s', async (url, name) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(titleOf(reply.body)).toBe(name);
  });

  it.each(['no-such-article', '', '../server/main.js', '__proto__', encodeURIComponent('<b>')])(
    'that tells kindly of a missing article answers 404 for “%s”',
    async (slug) => {
      const reply = await get(`/beauty-tips-blog?article=${slug}`);
      expect(reply.statusCode).toBe(404);
      expect(titleOf(reply.body)).toBe(MISSING_ARTICLE_DOCUMENT);
    },
  );

  it('names the address of the server that hands it out', async () => {
    const { body } = await get('/landing');
    expect(body).toContain(`href="${ORIGIN}/x"`);
    expect(body).not.toContain(ORIGIN_MARK);
  });

  it('comes compressed as the browser takes it', async () => {
    const plain = (await get('/landing')).body;
    const br = await get('/landing', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    const gzipped = await get('/landing', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain);
  });

  it('is asked about each time, and sent again only when it has changed', async () => {
    const first = await get('/landing');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/landing', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const other = await get('/landing', { 'if-none-match': '"another"' });
    expect(other.statusCode).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const reply = await platform().app.inject({ method: 'HEAD', url: '/landing' });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe('');
  });

  it('allows no script but those of its own server, and the one that stands in it, by its hash', async () => {
    const policy = String((await get('/landing')).headers['content-security-policy']);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy).toContain(`;script-src 'self' 'sha256-${hash}';`);
  });
});

describe('under maintenance', () => {
  let operator: Member;
  beforeEach(async () => {
    operator = await joinAs(platform(), 'operator');
  });
  afterEach(async () => {
    await operator.visitor.call(disableMaintenance, { body: {} });
  });

  it('every document says so, with 503, even to a browser that has the page already', async () => {
    const known = String((await get('/landing')).headers.etag);
    await operator.visitor.call(enableMaintenance, { body: {} });
    for (const url of ['/landing', '/beauty-tips-blog', articleAddress(article)]) {
      const reply = await get(url, { 'if-none-match': known });
      expect(reply.statusCode).toBe(503);
      expect(reply.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
      expect(reply.headers.etag).toBeUndefined();
      expect(titleOf(reply.body)).toBe(MAINTENANCE_DOCUMENT);
    }
  });
});

describe('the feed', () => {
  it('is RSS with every article, newest first, at its full address', async () => {
    const reply = await get('/feed.xml');
    expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const links = [...reply.body.matchAll(/<guid isPermaLink="true">([^<]+)<\/guid>/g)];
    expect(links.map(([, link]) => link)).toEqual(
      ARTICLES.map((each) => ORIGIN + articleAddress(each)),
    );
  });
});

describe('the list of pages', () => {
  it('has the landing page, the blog and every article', async () => {
    const reply = await get('/sitemap.xml');
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
    for (const path of ['/landing', '/beauty-tips-blog', ...ARTICLES.map(articleAddress)]) {
      expect(reply.body).toContain(`<loc>${ORIGIN}${path}</loc>`);
    }
  });

  it('lists no page that does not answer', async () => {
    const { body } = await get('/sitemap.xml');
    const listed = [...body.matchAll(/<loc>http:\/\/localhost:3000(\/(?:landing|beauty)[^<]*)</g)];
    for (const [, path = ''] of listed) expect((await get(path)).statusCode).toBe(200);
  });

  it('is named to robots, who are asked to leave the API alone', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe(
      `User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\nSitemap: ${ORIGIN}/products-sitemap.xml\n`,
    );
  });
});

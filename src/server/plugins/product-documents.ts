import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import {
  MAINTENANCE_DOCUMENT,
  MISSING_PRODUCT_DOCUMENT,
  ORIGIN_MARK,
  PRODUCT_DOCUMENT,
  productAddress,
  PRODUCTS_PATH,
  PRODUCTS_SITEMAP_PATH,
  UNLISTED_PRODUCT_DOCUMENT,
} from '#content/visitor-documents.ts';
import { PRODUCT_PAGES } from '#contracts/catalogue-products.ts';
import { encodeOnce, scriptSourcesOf } from '#server/documents/document-file.ts';
import { isListed, writeProductPage } from '#server/services/product-pages/write-page.ts';
import {
  ENTRIES_END,
  ENTRIES_START,
  sitemapEntry,
  writeSitemapIndex,
} from '#server/documents/sitemap.ts';
import type { ListedPage, ProductPages } from '#server/services/product-pages/product-pages.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import type { Throttles } from '#server/services/throttles/throttles.ts';
import { documentPolicy, REVALIDATED, sendDocument } from './send-document.ts';

const OK = 200;
const NOT_FOUND = 404;
const XML_HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': REVALIDATED,
};

const identifier = z.uuid();
/** The number of a list in the address of one. */
const LIST = /^\d{1,6}$/;

interface ProductDocumentsOptions {
  /** The origin under which people reach the server. */
  readonly origin: string;
  /** Whether people reach the server over https. */
  readonly secure: boolean;
  /** Reads a document as it was made at build, or makes it; undefined where nothing does. */
  readonly readMade: ((name: string) => Promise<string>) | undefined;
  readonly pages: ProductPages;
  readonly throttles: Pick<Throttles, 'take'>;
  readonly now: () => Date;
  /** Whether the maintenance screen replaces every document. */
  readonly isClosedFor: (request: FastifyRequest) => Promise<boolean>;
}

/** Reads documents from the folder into which the build wrote them, each once. */
export function readFrom(folder: string): (name: string) => Promise<string> {
  const read = new Map<string, Promise<string>>();
  return (name) => {
    const kept = read.get(name);
    if (kept !== undefined) return kept;
    const text = readFile(join(folder, `${name}.html`), 'utf8');
    read.set(name, text);
    // A file that could not be read may be there the next time.
    text.catch(() => read.delete(name));
    return text;
  };
}

interface ChosenDocument {
  readonly status: number;
  /** As the build made it: only the scripts in this text are known to be ours. */
  readonly made: string;
  readonly html: string;
}

/** The document at a product's address. */
async function documentOf(
  id: string,
  read: (name: string) => Promise<string>,
  { pages, origin, now }: ProductDocumentsOptions,
): Promise<ChosenDocument> {
  const page = identifier.safeParse(id).success ? await pages.read(id.toLowerCase()) : null;
  if (page === null) {
    const made = await read(MISSING_PRODUCT_DOCUMENT);
    return { status: NOT_FOUND, made, html: made };
  }
  const made = await read(isListed(page) ? PRODUCT_DOCUMENT : UNLISTED_PRODUCT_DOCUMENT);
  return { status: OK, made, html: writeProductPage(made, page, { origin, now: now() }) };
}

async function maintenance(read: (name: string) => Promise<string>): Promise<ChosenDocument> {
  const made = await read(MAINTENANCE_DOCUMENT);
  return { status: OK, made, html: made };
}

async function* entriesOf(lists: AsyncIterable<readonly ListedPage[]>, origin: string) {
  yield ENTRIES_START;
  for await (const pages of lists) {
    yield pages
      .map(({ id, updatedAt }) =>
        sitemapEntry(origin + productAddress(id), updatedAt.toISOString()),
      )
      .join('');
  }
  yield ENTRIES_END;
}

/** Serves a document for each product, and lists of them for search engines. */
export function serveProductDocuments(
  app: FastifyInstance,
  options: ProductDocumentsOptions,
): void {
  const { origin, secure, readMade, pages, throttles, isClosedFor } = options;
  app.get<{ Querystring: { list?: unknown } }>(PRODUCTS_SITEMAP_PATH, async (request, reply) => {
    await throttles.take(PRODUCT_PAGES, addressKey(request.ip));
    const { list } = request.query;
    const count = await pages.countLists();
    if (list === undefined) {
      return reply.headers(XML_HEADERS).send(writeSitemapIndex(count, origin));
    }
    const isList = typeof list === 'string' && LIST.test(list) && Number(list) >= 1;
    if (!isList || Number(list) > count) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .headers(XML_HEADERS)
      .send(Readable.from(entriesOf(pages.list(Number(list)), origin)));
  });
  if (readMade === undefined) return;
  const read = async (name: string): Promise<string> =>
    (await readMade(name)).replaceAll(ORIGIN_MARK, origin);
  app.get<{ Params: { id: string } }>(`${PRODUCTS_PATH}/:id`, async (request, reply) => {
    await throttles.take(PRODUCT_PAGES, addressKey(request.ip));
    const { status, made, html } = (await isClosedFor(request))
      ? await maintenance(read)
      : await documentOf(request.params.id, read, options);
    const scriptSources = scriptSourcesOf(made);
    reply.header('content-security-policy', documentPolicy({ scriptSources }, secure));
    return sendDocument(request, reply, status, (encoding) => encodeOnce(html, encoding));
  });
}

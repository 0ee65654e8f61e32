import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ARTICLES } from '#content/articles/articles.ts';
import {
  FEED_PATH,
  MAINTENANCE_DOCUMENT,
  ROBOTS_PATH,
  SITEMAP_PATH,
} from '#content/visitor-documents.ts';
import {
  chooseDocument,
  type ChosenDocument,
  DOCUMENT_PATHS,
  type DocumentPath,
} from '#server/documents/choose-document.ts';
import { type DocumentFile, encodingFor, readDocument } from '#server/documents/document-file.ts';
import { writeFeed } from '#server/documents/feed.ts';
import { writeRobots, writeSitemap } from '#server/documents/sitemap.ts';
import { CONTENT_SECURITY_POLICY, writePolicy } from './security-headers.ts';

const REVALIDATED = 'no-cache';
const OK = 200;
const NOT_MODIFIED = 304;

interface DocumentsOptions {
  /** The origin under which people reach the server. */
  readonly origin: string;
  /** Whether people reach the server over https. */
  readonly secure: boolean;
  /** Folder of the built documents; undefined where something else serves the pages. */
  readonly folder: string | undefined;
  /** Whether the maintenance screen replaces every document. */
  readonly isClosedFor: (request: FastifyRequest) => Promise<boolean>;
}

/** Serves what is made to be read without the app: the feed, the list of pages, and the documents. */
export function serveDocuments(
  app: FastifyInstance,
  { origin, secure, folder, isClosedFor }: DocumentsOptions,
): void {
  serveText(app, FEED_PATH, 'application/rss+xml; charset=utf-8', writeFeed(ARTICLES, origin));
  serveText(app, SITEMAP_PATH, 'application/xml; charset=utf-8', writeSitemap(ARTICLES, origin));
  serveText(app, ROBOTS_PATH, 'text/plain; charset=utf-8', writeRobots(origin));
  if (folder === undefined) return;

  const read = documentReader(folder, origin);
  for (const path of DOCUMENT_PATHS) {
    app.get(path, async (request, reply) => {
      const chosen = await choose(path, request, isClosedFor);
      const document = await read(chosen.name);
      reply.header('content-security-policy', policyOf(document, secure));
      return sendDocument(request, reply, chosen.status, document);
    });
  }
}

function serveText(app: FastifyInstance, path: string, type: string, text: string): void {
  app.get(path, async (_request, reply) =>
    reply.type(type).header('cache-control', REVALIDATED).send(text),
  );
}

/** Reads each document once, when it is first asked for. */
function documentReader(folder: string, origin: string): (name: string) => Promise<DocumentFile> {
  const documents = new Map<string, Promise<DocumentFile>>();
  return (name) => {
    const kept = documents.get(name);
    if (kept !== undefined) return kept;
    const file = readDocument(join(folder, `${name}.html`), origin);
    documents.set(name, file);
    // A file that could not be read may be there the next time.
    file.catch(() => documents.delete(name));
    return file;
  };
}

/** Under maintenance every address has the same document; its status is set as for any other page. */
async function choose(
  path: DocumentPath,
  request: FastifyRequest,
  isClosedFor: DocumentsOptions['isClosedFor'],
): Promise<ChosenDocument> {
  if (await isClosedFor(request)) return { name: MAINTENANCE_DOCUMENT, status: OK };
  const [, query = ''] = request.url.split('?', 2);
  return chooseDocument(path, new URLSearchParams(query));
}

/** Allows only the scripts in the document, each by its hash, and those of its own server. */
function policyOf({ scriptSources }: DocumentFile, secure: boolean): string {
  const scripts = ["'self'", ...scriptSources];
  return writePolicy({ ...CONTENT_SECURITY_POLICY, 'script-src': scripts }, secure);
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  status: ChosenDocument['status'],
  document: DocumentFile,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const { bytes, etag } = document[encoding];
  reply.headers({ 'cache-control': REVALIDATED, vary: 'Accept-Encoding', etag });
  const isKnown = status === OK && (request.headers['if-none-match'] ?? '').includes(etag);
  if (isKnown) return reply.code(NOT_MODIFIED).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(bytes);
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
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
import { writeFeed } from '#server/documents/feed.ts';
import { writeRobots, writeSitemap } from '#server/documents/sitemap.ts';
import { documentPolicy, documentReader, REVALIDATED, sendDocument } from './send-document.ts';

const OK = 200;

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
      reply.header('content-security-policy', documentPolicy(document, secure));
      return sendDocument(request, reply, chosen.status, (encoding) => document[encoding]);
    });
  }
}

function serveText(app: FastifyInstance, path: string, type: string, text: string): void {
  app.get(path, async (_request, reply) =>
    reply.type(type).header('cache-control', REVALIDATED).send(text),
  );
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

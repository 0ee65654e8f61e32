import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGES } from '#content/pages.ts';
import { errorBody } from '#server/errors/api-failure.ts';
import { scriptSourcesOf } from '#server/documents/document-file.ts';
import {
  CONTENT_SECURITY_POLICY,
  spareHeaders,
  STUDIO_PERMISSIONS_POLICY,
  writePolicy,
} from './security-headers.ts';

/** Addresses that the app's own router answers; any other one is a page that does not exist. */
const CLIENT_ROUTES = [...Object.keys(PAGES), '/live/:id'];

const PAGE = 'index.html';
/** The same with the studio in it, as it looks before its scripts have loaded. */
const STUDIO = 'studio.html';
const STUDIO_FILE = /[\\/]studio\.html(?:\.\w+)?$/;
const STUDIO_ROUTES: readonly string[] = ['/', '/app'];
const NOT_FOUND = 404;

/** Vite puts a hash of the contents into every name under this folder. */
const HASHED_ASSETS = /[\\/]assets[\\/]/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

/** The folder with the built app is not there, or holds no page. */
export class AppNotBuiltError extends Error {
  override readonly name = 'AppNotBuiltError';

  constructor(folder: string) {
    super(`There is no built app in ${folder}. Build it with: npm run build`);
  }
}

/** Whether a path asks for a file: if that is missing, the answer is a plain 404, never a page. */
function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || /\.[^/]+$/.test(path);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

async function answerMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = pathOf(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || path === '/api' || path.startsWith('/api/')) {
    return reply.code(NOT_FOUND).send(errorBody('not_found'));
  }
  if (isFilePath(path)) {
    return reply
      .code(NOT_FOUND)
      .type('text/plain; charset=utf-8')
      .header('cache-control', REVALIDATED)
      .send('Not found\n');
  }
  // The app's router shows its own page for an unknown address; the status tells everyone else.
  return reply
    .code(NOT_FOUND)
    .sendFile(PAGE, { etag: false, lastModified: false, acceptRanges: false });
}

interface StaticFilesOptions {
  /** Of the built app. */
  readonly folder: string;
  /** Whether people reach the server over https. */
  readonly secure: boolean;
  readonly isUnderMaintenance: () => Promise<boolean>;
}

/** The policy of all pages, and the scripts that stand in the studio's document, each by its hash. */
function studioPolicy(html: string, secure: boolean): string {
  const scripts = [...CONTENT_SECURITY_POLICY['script-src'], ...scriptSourcesOf(html)];
  return writePolicy({ ...CONTENT_SECURITY_POLICY, 'script-src': scripts }, secure);
}

/**
 * Serves the built app: precompressed files where the browser takes them, hashed names for ever,
 * everything else revalidated, the page for each of the app's own addresses.
 *
 * @throws {AppNotBuiltError} when `folder` holds no page.
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  { folder, secure, isUnderMaintenance }: StaticFilesOptions,
): Promise<void> {
  if (!existsSync(join(folder, PAGE))) throw new AppNotBuiltError(folder);
  // A build that was made by vite alone has no such document, and lacks only the first sight.
  const studio = join(folder, STUDIO);
  const hasStudio = existsSync(studio);
  const policy = hasStudio ? studioPolicy(await readFile(studio, 'utf8'), secure) : undefined;
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      spareHeaders(reply, path);
      if (policy !== undefined && STUDIO_FILE.test(path)) {
        reply.header('content-security-policy', policy);
        reply.header('permissions-policy', STUDIO_PERMISSIONS_POLICY);
      }
      reply.header('cache-control', HASHED_ASSETS.test(path) ? IMMUTABLE : REVALIDATED);
    },
  });
  for (const route of CLIENT_ROUTES) {
    app.get(route, async (_request, reply) => {
      // During maintenance nobody is to see a studio that is not available.
      const isStudio = hasStudio && STUDIO_ROUTES.includes(route);
      const isShown = isStudio && !(await isUnderMaintenance());
      return reply.sendFile(isShown ? STUDIO : PAGE);
    });
  }
}

/** Answers every address that nothing else does; `withPages` says that the app is served here. */
export function addMissingAnswers(
  app: FastifyInstance,
  { withPages }: { readonly withPages: boolean },
): void {
  app.setNotFoundHandler(
    withPages
      ? answerMissing
      : async (_request, reply) => reply.code(NOT_FOUND).send(errorBody('not_found')),
  );
}

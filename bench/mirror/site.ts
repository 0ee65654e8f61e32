/** The bench's pages, built as the product is and served from this machine. */

import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';
import { buildTrackerFiles } from '#scripts/models/build.ts';

const PAGES = 'bench/mirror/pages';
const FACE_MESH = 'node_modules/@mediapipe/face_mesh';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
};

export interface Site {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Builds the pages into `folder` and serves them, along with whatever else is in `folder`. */
export async function openSite(folder: string): Promise<Site> {
  buildTrackerFiles();
  await buildPages(folder);
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/'));
    const file = path.startsWith('/face_mesh/')
      ? join(FACE_MESH, path.slice('/face_mesh/'.length))
      : join(folder, path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const isPage = extname(file) === '.html';
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': statSync(file).size,
      // Both contenders are measured with a warm cache.
      'Cache-Control': isPage ? 'no-store' : 'public, max-age=31536000, immutable',
    });
    createReadStream(file).pipe(response);
  });
  return { origin: await listen(server), close: () => close(server) };
}

async function buildPages(folder: string): Promise<void> {
  const pages = readdirSync(PAGES).filter((name) => name.endsWith('.html'));
  await build({
    configFile: false,
    root: PAGES,
    publicDir: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      outDir: join(process.cwd(), folder),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: pages.map((page) => join(process.cwd(), PAGES, page)) },
    },
  });
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') {
        reject(new Error('the server has no port'));
        return;
      }
      resolve(`http://127.0.0.1:${address.port}`);
    });
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

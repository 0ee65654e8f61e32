// @ts-check
/**
 * The rooms of `src/` and what each may import: the one table behind the `fences/imports` rule. Every room
 * may import from itself. All other imports go downwards, so that a change in a page can never affect the
 * rules of a look, and the engine can be published on its own.
 *
 * @typedef {object} Room
 * @property {readonly string[]} rooms Rooms that it may import.
 * @property {readonly string[]} packages Packages that it may import; `x` also allows `x/y`, and a trailing
 *   `*` allows every name with that prefix.
 * @property {string} [door] The only file through which other rooms may import it.
 */

/** @type {Readonly<Record<string, Room>>} */
export const ROOMS = {
  domain: { rooms: [], packages: ['zod', 'culori', '@zxcvbn-ts/*'] },
  contracts: { rooms: ['domain'], packages: ['zod'] },
  content: { rooms: ['domain'], packages: [] },
  engine: { rooms: ['domain'], packages: ['@litertjs/core'], door: 'index.ts' },
  studio: { rooms: ['engine', 'content', 'domain', 'generated'], packages: ['zustand', 'zod'] },
  app: {
    rooms: ['studio', 'contracts', 'content', 'domain', 'generated'],
    packages: [
      'react',
      'react-dom',
      'radix-ui',
      '@contentauth/c2pa-wasm',
      '@hookform/resolvers',
      '@stripe/stripe-js',
      '@tanstack/react-query',
      'jsqr',
      'lucide-react',
      'minisearch',
      'react-hook-form',
      'uqr',
      'uuid',
      'workbox-*',
      'zod',
      'zustand',
    ],
  },
  'payment-sandbox': {
    rooms: ['contracts', 'content', 'domain'],
    packages: ['drizzle-orm', 'fastify', 'node:*', 'stripe', 'zod'],
    door: 'index.ts',
  },
  server: {
    rooms: ['payment-sandbox', 'contracts', 'content', 'domain'],
    packages: [
      '@ai-sdk/openai-compatible',
      '@contentauth/c2pa-wasm',
      '@electric-sql/pglite',
      '@fastify/*',
      '@node-rs/argon2',
      '@peculiar/*',
      'ai',
      'better-auth',
      'cborg',
      'csv-parse',
      'drizzle-orm',
      'fastify',
      'fastify-type-provider-zod',
      'jose',
      'minisearch',
      'node:*',
      'nodemailer',
      'oidc-provider',
      'pg',
      'markdown-it',
      'pdfkit',
      'pino',
      'rate-limiter-flexible',
      'saxes',
      'stripe',
      'uuid',
      'werift',
      'zod',
    ],
  },
};

/**
 * The floors of a room, from top to bottom: a file may import from its own floor and from those below it;
 * floors in the same row may not import each other. Files outside any such folder (`main.tsx`, `router.tsx`,
 * the server's `main.ts` and `app.ts`) are the roof, which no floor may import.
 *
 * @type {Readonly<Record<string, readonly (readonly string[])[]>>}
 */
export const FLOORS = {
  app: [
    ['pages'],
    ['studio', 'account', 'outreach', 'operator', 'subscribe', 'visitor'],
    ['site'],
    ['panels', 'offline'],
    ['look', 'speech'],
    ['person'],
    ['kit'],
  ],
  server: [
    ['routes'],
    ['admission'],
    ['plugins'],
    ['services', 'documents'],
    ['payment'],
    ['db', 'log'],
    ['config', 'concurrency', 'errors'],
  ],
};

/**
 * Exceptions to the table above: what the files of one folder may import, by exact name. Each has a decision
 * that gives the reason; for the thread that analyzes pictures it is
 * docs/decisions/045-the-server-measures-with-the-engine.md.
 *
 * @type {readonly { folder: string, imports: readonly string[] }[]}
 */
export const PASSES = [
  { folder: 'src/server/services/pictures/worker', imports: ['#engine/still.ts', 'sharp'] },
  // docs/decisions/051-the-face-in-3d.md
  { folder: 'src/studio/model', imports: ['#engine/face-model.ts'] },
];

/** Folder of the panels. Each is an island that only `manifest.ts` in this folder may load. */
export const PANELS = { folder: 'src/app/panels', manifest: 'src/app/panels/manifest.ts' };

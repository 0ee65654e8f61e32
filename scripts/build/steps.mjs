// @ts-check
/**
 * What is built, from what, into what, in order. To build something more, add a row here.
 *
 * @typedef {object} BuildStep
 * @property {string} name
 * @property {string} title What a person reads while it runs.
 * @property {readonly string[]} sources Files, and folders with a trailing `/`.
 * @property {readonly string[]} outputs Files that must be there afterwards.
 * @property {(projectFolder: string) => Promise<number>} build Returns an exit status.
 */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { runPackageProgram } from '#scripts/process/run.mjs';
import { precompress } from './precompress.mjs';

/** Builds are always for production, whatever the server's setting; vite takes its mode from here, too. */
const environment = { NODE_ENV: 'production' };

/** @param {string} folder */
const compressed = (folder) => join(folder, 'dist/compressed');

/** @param {string} folder */
const app = (folder) => join(folder, 'dist/app');

/**
 * Compresses what is built for those who visit it from afar: whoever only starts it here need not wait for that.
 *
 * @param {string} projectFolder
 * @returns {Promise<void>}
 */
export function compressThoroughly(projectFolder) {
  return precompress(app(projectFolder), compressed(projectFolder), { isThorough: true });
}

/** @type {readonly BuildStep[]} */
export const BUILD_STEPS = [
  {
    name: 'tracker',
    title: 'the models of faces, hands and people',
    sources: ['package-lock.json', 'scripts/models/', 'src/engine/tracking/'],
    outputs: [
      'generated/tracker/litert.mjs',
      'generated/tracker/litert.wasm',
      'generated/tracker/models.bin',
      'generated/tracker/hands.bin',
      'generated/tracker/person.bin',
    ],
    build: (folder) =>
      runPackageProgram('tsx/dist/cli.mjs', ['scripts/models/build.ts'], { folder }),
  },
  {
    name: 'app',
    title: 'the app',
    sources: [
      'package.json',
      'package-lock.json',
      'vite.config.ts',
      'vite.service-worker.config.ts',
      'vite.first-sight.config.ts',
      'scripts/build/',
      'scripts/first-sight/',
      'index.html',
      'subscribe.html',
      'generated/tracker/',
      'src/app/',
      'src/studio/',
      'src/engine/',
      'src/contracts/',
      'src/content/',
      'src/domain/',
    ],
    outputs: [
      'dist/app/index.html',
      'dist/app/studio.html',
      'dist/app/subscribe.html',
      'dist/app/service-worker.js',
    ],
    async build(folder) {
      const vite = (/** @type {readonly string[]} */ ...parameters) =>
        runPackageProgram('vite/bin/vite.js', ['build', '--logLevel', 'warn', ...parameters], {
          folder,
          environment,
        });
      // The service worker lists what the app is made of.
      const code =
        (await vite()) ||
        (await runPackageProgram('tsx/dist/cli.mjs', ['scripts/first-sight/build.ts'], {
          folder,
          environment,
        })) ||
        (await vite('--config', 'vite.service-worker.config.ts'));
      if (code === 0) {
        await precompress(app(folder), compressed(folder));
      }
      return code;
    },
  },
  {
    name: 'visitor',
    title: 'the documents for visitors',
    sources: [
      'package.json',
      'package-lock.json',
      'vite.visitor.config.ts',
      'scripts/build/',
      'scripts/visitor/',
      'src/app/',
      'src/contracts/',
      'src/content/',
      'src/domain/',
    ],
    // They refer to files of the app, which its next build deletes.
    outputs: ['dist/documents/landing.html', 'dist/app/visitor/assets'],
    async build(folder) {
      const parameters = ['scripts/visitor/build.ts'];
      const code = await runPackageProgram('tsx/dist/cli.mjs', parameters, { folder, environment });
      if (code === 0) {
        await precompress(app(folder), compressed(folder));
      }
      return code;
    },
  },
  {
    name: 'server',
    title: 'the server',
    sources: [
      'package.json',
      'package-lock.json',
      'vite.server.config.ts',
      'generated/tracker/',
      'src/engine/',
      'src/server/',
      'src/payment-sandbox/',
      'src/contracts/',
      'src/content/',
      'src/domain/',
    ],
    outputs: [
      'dist/server/main.js',
      'dist/server/operator.js',
      'dist/server/picture-thread.js',
      'dist/server/signing-thread.js',
      'dist/server/live-forwarder.js',
      'dist/server/tracker/models.bin',
      'dist/server/migrations/meta/_journal.json',
    ],
    async build(folder) {
      const code = await runPackageProgram(
        'vite/bin/vite.js',
        ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'],
        { folder, environment },
      );
      const migrations = join(folder, 'src/server/db/migrations');
      await cp(migrations, join(folder, 'dist/server/migrations'), { recursive: true });
      for (const file of ['models.bin', 'litert.mjs', 'litert.wasm']) {
        await cp(
          join(folder, 'generated/tracker', file),
          join(folder, 'dist/server/tracker', file),
        );
      }
      return code;
    },
  },
];

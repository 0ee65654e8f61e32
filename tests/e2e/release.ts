/** A copy of the build, for which further releases can be published while its server runs. */

import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';

export interface Release {
  /** The server's program, for `startServer`. */
  readonly program: string;
  /** The page as it was built, and the script with which it starts. */
  readonly page: string;
  readonly entry: string;
  /** Publishes another page in its place, and a service worker that has the given entry script. */
  readonly publish: (page: string, entry: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const ENTRY_IN_WORKER = /entry:(["'`])(\/assets\/[^"'`]+)\1/;

function revisionOf(page: string): string {
  return createHash('sha256').update(page).digest('hex');
}

/** Copies the build to a place from which its packages are still found. */
export async function copyRelease(): Promise<Release> {
  const parent = join(PROJECT_FOLDER, 'test-results');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'release-'));
  for (const part of ['app', 'server']) {
    await cp(join(PROJECT_FOLDER, 'dist', part), join(folder, part), { recursive: true });
  }
  const pageFile = join(folder, 'app/index.html');
  const workerFile = join(folder, 'app/service-worker.js');
  const page = await readFile(pageFile, 'utf8');
  const worker = await readFile(workerFile, 'utf8');
  const entry = ENTRY_IN_WORKER.exec(worker)?.[2] ?? '';
  return {
    program: relative(PROJECT_FOLDER, join(folder, 'server/main.js')),
    page,
    entry,
    async publish(newPage, newEntry) {
      const newWorker = worker
        .replaceAll(revisionOf(page), revisionOf(newPage))
        .replace(ENTRY_IN_WORKER, `entry:"${newEntry}"`);
      for (const [file, contents] of [
        [pageFile, newPage],
        [workerFile, newWorker],
      ] as const) {
        await writeFile(file, contents);
        // The compressed copies from the build belong to the release before.
        await Promise.all(['.br', '.gz'].map((ending) => rm(`${file}${ending}`, { force: true })));
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

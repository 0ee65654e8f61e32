/**
 * Decides into which files the studio's initial code is split. They should be few, because each is a request
 * of its own and is compressed by itself.
 */

import type { Plugin } from 'vite';
import { type NeededModules, neededModules } from './needed-modules.ts';

const APP = 'src/app/main.tsx';
const STUDIO_PAGE = 'src/app/pages/studio-page.tsx';
const PHONE = 'src/app/studio/phone/phone-studio.tsx';
const WIDE = 'src/app/studio/wide-studio.tsx';
const AFTER_LOAD = 'src/app/after-load.ts';

interface Chunk {
  readonly name: string;
  /**
   * Whether a module needed by these sources belongs in this chunk; the first chunk that matches gets it.
   */
  readonly has: (neededBy: ReadonlySet<string>, module: string) => boolean;
  /** Minimum number of the app's files that must need the module; 1 by default. */
  readonly minShareCount?: number;
}

function isLibrary(module: string): boolean {
  return module.includes('/node_modules/');
}

/**
 * A screen shows one of the two arrangements and must never fetch the other: not for what both share, nor
 * for what either loads later, nor for what a page or a panel shares with one of them.
 */
const CHUNKS: readonly Chunk[] = [
  // Apart from the app's own, so that neither has to run in one long task; a release seldom changes it.
  { name: 'libraries', has: (neededBy, module) => neededBy.has(APP) && isLibrary(module) },
  { name: 'base', has: (neededBy) => neededBy.has(APP) },
  {
    name: 'studio',
    has: (neededBy) =>
      neededBy.has(STUDIO_PAGE) ||
      [PHONE, WIDE, AFTER_LOAD].filter((source) => neededBy.has(source)).length > 1,
  },
  { name: 'phone-and-pages', has: (neededBy) => neededBy.has(PHONE), minShareCount: 2 },
  { name: 'phone-studio', has: (neededBy) => neededBy.has(PHONE) },
  { name: 'wide-and-pages', has: (neededBy) => neededBy.has(WIDE), minShareCount: 2 },
  { name: 'wide-studio', has: (neededBy) => neededBy.has(WIDE) },
  { name: 'after-load', has: (neededBy) => neededBy.has(AFTER_LOAD) },
];

function chunkGroups(needed: NeededModules) {
  return CHUNKS.map(({ has, ...chunk }, index) => ({
    ...chunk,
    test(id: string) {
      const neededBy = needed.get(id);
      // The page starts with the app's own script, which has to remain a file of its own.
      return neededBy !== undefined && has(neededBy, id) && !id.endsWith(`/${APP}`);
    },
    priority: CHUNKS.length - index,
  }));
}

/** Puts the studio's initial code into its few files. */
export function startChunks(): Plugin {
  return {
    name: 'lookglass-start-chunks',
    apply: 'build',
    async config() {
      const needed = await neededModules([APP, STUDIO_PAGE, PHONE, WIDE, AFTER_LOAD]);
      const codeSplitting = { groups: chunkGroups(needed) };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}

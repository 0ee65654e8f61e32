/** Finds out which modules a part of the app needs before it can run. */

import { resolve } from 'node:path';
import { build, normalizePath, type Rolldown } from 'vite';
import { plainNames } from './plain-names.ts';

/** The sources that need a module, by its id. */
export type NeededModules = ReadonlyMap<string, ReadonlySet<string>>;

async function chunksOf(sources: readonly string[]): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [plainNames()],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: [...sources] },
    },
  });
  if (Array.isArray(built) || !('output' in built)) {
    throw new Error(`${sources.join(', ')} were not built once.`);
  }
  return built.output.filter((file) => file.type === 'chunk');
}

function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): ReadonlySet<Rolldown.OutputChunk> {
  const byName = new Map(chunks.map((known) => [known.fileName, known]));
  // Iterating over a set also visits what is added meanwhile.
  const reached = new Set([chunk]);
  for (const { imports } of reached) {
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported !== undefined) reached.add(imported);
    }
  }
  return reached;
}

/**
 * Which of these sources need a module before they run. The answer comes from a build in which the
 * bundler chooses the chunks itself: the import statements alone would name every icon wherever one
 * is imported from their package.
 */
export async function neededModules(sources: readonly string[]): Promise<NeededModules> {
  const chunks = await chunksOf(sources);
  const needed = new Map<string, Set<string>>();
  for (const source of sources) {
    const id = normalizePath(resolve(source));
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
    if (entry === undefined) throw new Error(`${source} was not built.`);
    for (const { moduleIds } of withImports(entry, chunks)) {
      for (const module of moduleIds) {
        needed.set(module, (needed.get(module) ?? new Set()).add(source));
      }
    }
  }
  return needed;
}

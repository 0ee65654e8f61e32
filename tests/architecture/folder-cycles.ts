import { posix } from 'node:path';

/** A file of the source: its path from the project's root, with `/`, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Which other folders the files of a folder import from. */
export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** `from '…'`, `import '…'`, `import('…')` and the type `import('…')`. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'([#.][^'?]*)/g;

function importedPath(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  const path = `src/${specifier.slice(1)}`;
  return /^src\/(?:generated|tests|scripts|bench)\//.test(path) ? undefined : path;
}

/** Test files are left out: a test may import anything. */
export function folderGraph(files: readonly SourceFile[]): FolderGraph {
  const graph = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
    const folder = posix.dirname(path);
    const imported = graph.get(folder) ?? new Set();
    graph.set(folder, imported);
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const target = importedPath(path, specifier);
      if (target !== undefined && posix.dirname(target) !== folder) {
        imported.add(posix.dirname(target));
      }
    }
  }
  return graph;
}

function reaches(graph: FolderGraph, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of graph.get(folder) ?? []) {
      if (next === to) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return false;
}

/** The folders that import themselves through others, in alphabetical order. */
export function foldersInCycles(graph: FolderGraph): readonly string[] {
  return [...graph.keys()].filter((folder) => reaches(graph, folder, folder)).toSorted();
}

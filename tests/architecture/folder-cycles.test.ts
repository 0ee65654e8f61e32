import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderGraph, foldersInCycles, type SourceFile } from './folder-cycles.ts';

const source: readonly SourceFile[] = readdirSync('src', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

function plant(files: Readonly<Record<string, string>>): readonly string[] {
  const planted = Object.entries(files).map(([path, text]) => ({ path, text }));
  return foldersInCycles(folderGraph([...source, ...planted]));
}

describe('the folders of the source', () => {
  it('form no import cycles', () => {
    expect(foldersInCycles(folderGraph(source))).toEqual([]);
  });

  it.each([
    ['imports', "import { b } from '#domain/planted-b/b.ts';"],
    ['imports of types', "import type { B } from '#domain/planted-b/b.ts';"],
    ['imports without a name', "import '#domain/planted-b/b.ts';"],
    ['re-exports', "export * from '#domain/planted-b/b.ts';"],
    ['code that is loaded on demand', "const load = () => import('#domain/planted-b/b.ts');"],
    ['types that are written in place', "type B = import('#domain/planted-b/b.ts').B;"],
  ])('would be caught in a cycle of %s', (_form, text) => {
    const folders = plant({
      'src/domain/planted-a/a.ts': text,
      'src/domain/planted-b/b.ts': "import { c } from './deeper/c.ts';",
      'src/domain/planted-b/deeper/c.ts': "import { a } from '#domain/planted-a/a.ts';",
    });
    expect(folders).toEqual([
      'src/domain/planted-a',
      'src/domain/planted-b',
      'src/domain/planted-b/deeper',
    ]);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Document {
  readonly path: string;
  readonly text: string;
}

/** Documents that describe the present state. Decisions describe the state at the time they were made. */
const current = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const decisions = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`);

function read(path: string): Document {
  return { path, text: readFileSync(path, 'utf8').replaceAll(/```[\s\S]*?```/g, '') };
}

/** Paths start at the root or at a room's folder; in a part's own documents, at that part's folder. */
const ROOTS = [
  '',
  'src',
  'src/app',
  'src/engine',
  'src/engine/render',
  'src/server',
  'src/server/services',
  'bench',
];
/** Files that appear only while the server runs, and placeholder names. */
const NOT_IN_GIT = /^(?:\.|data\/|DATA_DIR|dist\/|generated\/|quality\/)|[A-Z]{4}|</;
const FILE = /`#?([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|css|md|json))`/g;

function missingFiles({ path, text }: Document): readonly string[] {
  return [...text.matchAll(FILE)]
    .map(([, file = '']) => file)
    .filter((file) => file.includes('/') && !NOT_IN_GIT.test(file))
    .filter((file) => !ROOTS.some((root) => existsSync(join(root, file))))
    .map((file) => `${path}: ${file}`);
}

function deadLinks({ path, text }: Document): readonly string[] {
  return [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !existsSync(join(dirname(path), link)))
    .map((link) => `${path}: ${link}`);
}

describe('the documents', () => {
  it('name only files that exist', () => {
    expect(current.map(read).flatMap(missingFiles)).toEqual([]);
  });

  it('link only to what exists', () => {
    expect([...current, ...decisions].map(read).flatMap(deadLinks)).toEqual([]);
  });

  it('are noticed when they name or link a file that has gone', () => {
    const text = 'See `src/app/no-such.ts`, `domain/no-such.ts` and [more](no-such.md).';
    expect(missingFiles({ path: 'docs/a.md', text })).toHaveLength(2);
    expect(deadLinks({ path: 'docs/a.md', text })).toEqual(['docs/a.md: no-such.md']);
  });
});

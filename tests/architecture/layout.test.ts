import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const CODE = new Set(['.ts', '.tsx', '.mjs', '.css', '.frag', '.vert', '.glsl', '.html']);

function filesUnder(folder: string): readonly SourceFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && CODE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

const source = filesUnder('src');
const everything = [...source, ...['scripts', 'tests', 'bench'].flatMap(filesUnder)];

function paths(files: readonly SourceFile[]): readonly string[] {
  return files.map(({ path }) => path);
}

describe('files and folders', () => {
  it('are named in kebab-case', () => {
    const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/;
    const wrong = paths(everything).filter(
      (path) => !path.split('/').every((part) => kebab.test(part)),
    );
    expect(wrong).toEqual([]);
  });

  it('are named after what they serve, never utils, helpers, common or misc', () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc)([./]|$)/;
    expect(paths(everything).filter((path) => vague.test(path))).toEqual([]);
  });

  it('have at most 400 lines, except for tables of content', () => {
    const long = source.filter(
      ({ path, text }) => !path.startsWith('src/content/') && text.split('\n').length > 401,
    );
    expect(paths(long)).toEqual([]);
  });
});

describe('what the source may say', () => {
  it('names no address of another host in code for the browser', () => {
    const shipped = source.filter(
      ({ path }) => !/^src\/(?:server|payment-sandbox)\//.test(path) && !/\.test\.tsx?$/.test(path),
    );
    const allowed = [
      // Names of vocabularies look like addresses, but are never requested.
      'www.w3.org/(?:2000/svg|1999/xlink|1999/xhtml)',
      'schema.org',
      // Placeholder for our own address until a page is served (RFC 2606 keeps anyone from owning it).
      'origin.invalid',
      // Targets of links that a person chooses to follow, in a tab of its own.
      'duckduckgo.com/',
      'x.com/intent/',
      'www.facebook.com/sharer/',
    ];
    const address = new RegExp(`\\b(?:https?|wss?)://(?!${allowed.join('|')})`);
    const withoutComments = (text: string) =>
      text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
    expect(paths(shipped.filter(({ text }) => address.test(withoutComments(text))))).toEqual([]);
  });

  it('switches off no check', () => {
    const off = /@ts-(?:ignore|expect-error|nocheck)|(?:ox|es)lint-disable/;
    expect(paths(source.filter(({ text }) => off.test(text)))).toEqual([]);
  });
});

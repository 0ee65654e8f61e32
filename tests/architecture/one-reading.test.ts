import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The sources that tell who a person is and what they may use, and the only files that may read each of
 * them. Everything else gets it from those files, so that no two places can disagree.
 */
const READERS: readonly { readonly what: RegExp; readonly under: string; readonly by: string[] }[] =
  [
    { what: /\breadAccess\b/, under: 'src/app/', by: ['src/app/person/access/current-access.ts'] },
    {
      what: /\breadCurrentUser\b/,
      under: 'src/app/',
      by: ['src/app/person/session/current-user.ts'],
    },
    { what: /\breadSubscription\b/, under: 'src/app/', by: ['src/app/person/access/plan.ts'] },
    {
      what: /\b(?:accessOf|graceOf|proUntilOf)\b/,
      under: 'src/server/',
      by: ['src/server/services/access/access.ts'],
    },
    {
      what: /\bguests\.read\(/,
      under: 'src/server/',
      by: ['src/server/plugins/callers.ts', 'src/server/plugins/guests.ts'],
    },
  ];

interface Source {
  readonly path: string;
  readonly text: string;
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

const source: readonly Source[] = readdirSync('src', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path, text: withoutComments(readFileSync(path, 'utf8')) }));

function readersOf({ what, under }: (typeof READERS)[number], files: readonly Source[]): string[] {
  return files
    .filter(({ path, text }) => path.startsWith(under) && what.test(text))
    .map(({ path }) => path)
    .toSorted();
}

describe('who calls and what they may use', () => {
  it.each(READERS)('is read only by $by in the case of $what', (row) => {
    expect(readersOf(row, source)).toEqual(row.by);
  });

  it.each(READERS)('would be caught being read in a second place ($what)', (row) => {
    const planted = `${row.under}planted/second.ts`;
    const text = row.what.source.includes('guests') ? 'guests.read(cookie)' : firstName(row.what);
    expect(readersOf(row, [...source, { path: planted, text }])).toContain(planted);
  });
});

function firstName(what: RegExp): string {
  return /[a-z]{3,}\w*/i.exec(what.source.replaceAll(/\\b|\(\?:/g, ' '))?.[0] ?? '';
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEPT } from '#studio/storage/kept.ts';
import { pastTheDoors } from './browser-doors.ts';

const files = readdirSync('src', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

describe('timers and storage of the page', () => {
  it('are reached through one module each', () => {
    expect(pastTheDoors(files)).toEqual([]);
  });

  it.each([
    "localStorage.setItem('a', 'b');",
    "window.sessionStorage.getItem('a');",
    "globalThis['localStorage'].clear();",
    'const { localStorage: kept } = window;',
    'setTimeout(() => undefined, 10);',
    'const timer: ReturnType<typeof setInterval> = window.setInterval(act, 1000);',
    'clearTimeout(timer);',
    'requestIdleCallback(act);',
    "const KEY = 'lookglass.planted';",
  ])('would be caught bypassing it with %s', (text) => {
    for (const path of ['src/app/studio/planted.tsx', 'src/studio/commands/planted.ts']) {
      expect(pastTheDoors([{ path, text }])).toHaveLength(1);
    }
  });

  it('may be mentioned in comments, and used directly by tests', () => {
    expect(
      pastTheDoors([
        { path: 'src/app/planted.ts', text: '// Unlike setTimeout\n/* localStorage */' },
        { path: 'src/app/planted.test.ts', text: 'setTimeout(act, 0);' },
      ]),
    ).toEqual([]);
  });
});

describe('what is kept in a browser', () => {
  it('has one key each', () => {
    const keys = Object.values(KEPT).map(({ key }) => key);
    for (const key of keys) expect(keys.filter((other) => other.startsWith(key))).toEqual([key]);
  });

  it.each(Object.keys(KEPT))('has one reader: %s', (name) => {
    const reader = new RegExp(`\\bkept(?:Value|Text)(?:<[^>]*>)?\\(\\s*KEPT\\.${name}\\b`, 'g');
    const readers = files.flatMap(({ text }) => [...text.matchAll(reader)]);
    expect(readers).toHaveLength(1);
  });
});

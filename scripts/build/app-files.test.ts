import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appFilesIn } from './app-files.mjs';

const PAGE = '<script type="module" crossorigin src="/assets/index-AbCd1234.js"></script>';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lookglass-app-files-'));
  add('index.html', PAGE);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function add(name: string, contents = name): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
}

function kept(): readonly string[] {
  return appFilesIn(folder).app.map(({ url }) => url);
}

describe('the files that a service worker keeps', () => {
  it('are what the app is made of, and what a browser shows of an installed app', () => {
    for (const name of ['assets/a-1.js', 'assets/b-2.css', 'assets/c-3.woff2', 'icons/d.png']) {
      add(name);
    }
    add('manifest.webmanifest');
    expect(kept()).toEqual([
      '/assets/a-1.js',
      '/assets/b-2.css',
      '/assets/c-3.woff2',
      '/icons/d.png',
      '/index.html',
      '/manifest.webmanifest',
    ]);
  });

  it('are neither pages of the server, nor feeds, nor compressed copies, nor the worker', () => {
    for (const name of [
      'landing.html',
      'beauty-tips-blog/index.html',
      'feed.xml',
      'robots.txt',
      'service-worker.js',
      'assets/a-1.js.br',
    ]) {
      add(name);
    }
    expect(kept()).toEqual(['/index.html']);
  });

  it('keep those of the engine apart: they are fetched when the mirror opens', () => {
    for (const name of ['litert-1a.mjs', 'litert-1a.wasm', 'models-2b.bin']) add(`assets/${name}`);
    expect(appFilesIn(folder).engine).toEqual([
      '/assets/litert-1a.mjs',
      '/assets/litert-1a.wasm',
      '/assets/models-2b.bin',
    ]);
    expect(kept()).toEqual(['/index.html']);
  });

  it('also keep apart what few people need: it is fetched when it is first used', () => {
    for (const name of ['hands-3c.bin', 'models-2b.bin', 'person-5f.bin', 'c2pa_bg-4-d_E.wasm'])
      add(`assets/${name}`);
    expect(appFilesIn(folder).onDemand).toEqual([
      '/assets/c2pa_bg-4-d_E.wasm',
      '/assets/hands-3c.bin',
      '/assets/person-5f.bin',
    ]);
    expect(appFilesIn(folder).engine).toEqual(['/assets/models-2b.bin']);
    expect(kept()).toEqual(['/index.html']);
  });

  it('have a revision that changes with their contents, unless their name has a hash', () => {
    add('assets/a-1.js');
    const before = appFilesIn(folder).app;
    expect(before.find(({ url }) => url === '/assets/a-1.js')?.revision).toBeNull();
    add('index.html', `${PAGE} `);
    const after = appFilesIn(folder).app;
    const revisionIn = (files: typeof before) =>
      files.find(({ url }) => url === '/index.html')?.revision;
    expect(revisionIn(before)).toMatch(/^[\da-f]{64}$/);
    expect(revisionIn(after)).not.toBe(revisionIn(before));
  });

  it('include the script with which the page starts', () => {
    expect(appFilesIn(folder).entry).toBe('/assets/index-AbCd1234.js');
    add('index.html', '<p>No script</p>');
    expect(() => appFilesIn(folder)).toThrow('The built page begins with no script.');
  });
});

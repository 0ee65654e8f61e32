import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from './precompress.mjs';

let folder = '';
let cache = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lookglass-precompress-'));
  cache = mkdtempSync(join(tmpdir(), 'lookglass-compressed-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(cache, { recursive: true });
});

/** A million letters and more, in words that come again. */
function largeText(): string {
  return Array.from({ length: 130_000 }, (_, k) => ((k * k * 7919) % 10_007).toString(36)).join(
    ' lipstick ',
  );
}

describe('precompression', () => {
  it('puts compressed copies beside a file that unpack to its contents', async () => {
    const text = 'export const shade = "rosewood";\n'.repeat(100);
    writeFileSync(join(folder, 'shade.js'), text);
    await precompress(folder, cache);
    expect(brotliDecompressSync(readFileSync(join(folder, 'shade.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'shade.js.gz'))).toString()).toBe(text);
  });

  it('reuses what was compressed before, as long as the contents are the same', async () => {
    const file = join(folder, 'shade.js');
    writeFileSync(file, 'export const shade = "rosewood";\n'.repeat(100));
    await precompress(folder, cache);
    const [kept = ''] = readdirSync(cache).filter((name) => name.endsWith('.br'));
    writeFileSync(join(cache, kept), 'from the cache');
    await precompress(folder, cache);
    expect(readFileSync(`${file}.br`, 'utf8')).toBe('from the cache');

    writeFileSync(file, 'export const shade = "coral";\n'.repeat(100));
    await precompress(folder, cache);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toMatch('coral');
    expect(readdirSync(cache)).not.toContain(kept);
  });

  it('compresses a large file quickly, and as far as it can be only when that is asked for', async () => {
    const file = join(folder, 'tracker.wasm');
    writeFileSync(file, largeText());
    const sizeOf = () => statSync(`${file}.br`).size;
    await precompress(folder, cache);
    const quick = sizeOf();
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(largeText());

    await precompress(folder, cache, { isThorough: true });
    const thorough = sizeOf();
    expect(thorough).toBeLessThan(0.97 * quick);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(largeText());

    await precompress(folder, cache);
    expect(sizeOf()).toBe(thorough);
  });

  it('makes none for what would not get smaller', async () => {
    writeFileSync(join(folder, 'tiny.js'), '1');
    await precompress(folder, cache);
    expect(existsSync(join(folder, 'tiny.js.br'))).toBe(false);
  });

  it('leaves pictures and fonts alone, which are already compressed', async () => {
    writeFileSync(join(folder, 'portrait.webp'), 'a'.repeat(10_000));
    writeFileSync(join(folder, 'names.woff2'), 'a'.repeat(10_000));
    await precompress(folder, cache);
    expect(existsSync(join(folder, 'portrait.webp.br'))).toBe(false);
    expect(existsSync(join(folder, 'names.woff2.br'))).toBe(false);
  });
});

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from './precompress.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lookglass-precompress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('precompression', () => {
  it('puts variants that unpack to the file beside it', async () => {
    const text = 'export const shade = "rosewood";\n'.repeat(100);
    writeFileSync(join(folder, 'shade.js'), text);
    await precompress(folder);
    expect(brotliDecompressSync(readFileSync(join(folder, 'shade.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'shade.js.gz'))).toString()).toBe(text);
  });

  it('makes none for what would not get smaller', async () => {
    writeFileSync(join(folder, 'tiny.js'), '1');
    await precompress(folder);
    expect(existsSync(join(folder, 'tiny.js.br'))).toBe(false);
  });

  it('leaves pictures and fonts alone, which are packed already', async () => {
    writeFileSync(join(folder, 'portrait.webp'), 'a'.repeat(10_000));
    writeFileSync(join(folder, 'names.woff2'), 'a'.repeat(10_000));
    await precompress(folder);
    expect(existsSync(join(folder, 'portrait.webp.br'))).toBe(false);
    expect(existsSync(join(folder, 'names.woff2.br'))).toBe(false);
  });
});

// @ts-check
/** Compresses the built app once, so that the server only ever hands out files. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.svg',
  '.wasm',
  '.bin',
  '.txt',
  '.webmanifest',
]);

/** Files above this size take tens of seconds at brotli's best quality, for 2% less. */
const LARGE_FILE_BYTES = 1_000_000;
const BEST_QUALITY = 11;
const LARGE_FILE_QUALITY = 9;

/** A variant must save this share of the file to be worth a second copy. */
const WORTHWHILE_SAVING = 0.02;

/**
 * @param {string} file
 * @returns {Promise<void>}
 */
async function compressFile(file) {
  const contents = readFileSync(file);
  const quality = contents.length > LARGE_FILE_BYTES ? LARGE_FILE_QUALITY : BEST_QUALITY;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(contents, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      },
    }),
    promisify(gzip)(contents, { level: 9 }),
  ]);
  const limit = contents.length * (1 - WORTHWHILE_SAVING);
  if (brotli.length < limit) writeFileSync(`${file}.br`, brotli);
  if (gzipped.length < limit) writeFileSync(`${file}.gz`, gzipped);
}

/**
 * Writes a `.br` and a `.gz` beside every file under `folder` that compresses.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

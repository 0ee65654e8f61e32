// @ts-check
/** Compresses the built app once, so that the server only ever hands out files. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

/** A compressed copy must save at least this share of the file to be worth keeping. */
const WORTHWHILE_SAVING = 0.02;

/** Files of this many bytes and more take long: half a minute for all of them, at the best quality. */
const LARGE = 1_000_000;

/** Takes a tenth of the time of the best, for files that are a tenth larger. */
const QUICK_QUALITY = 9;

/** @type {(quality: number) => (contents: Buffer) => Promise<Buffer>} */
const brotli = (quality) => (contents) =>
  promisify(brotliCompress)(contents, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });

/**
 * @typedef {object} Encoding
 * @property {string} extension
 * @property {string} kept The ending of the name under which a result is kept.
 * @property {(contents: Buffer) => Promise<Buffer>} compress
 */

/** @type {Encoding} */
const BROTLI = { extension: '.br', kept: '.br', compress: brotli(constants.BROTLI_MAX_QUALITY) };

/** @type {Encoding} */
const QUICK_BROTLI = { extension: '.br', kept: '.quick.br', compress: brotli(QUICK_QUALITY) };

/** @type {Encoding} */
const GZIP = {
  extension: '.gz',
  kept: '.gz',
  compress: (contents) => promisify(gzip)(contents, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a `.br` and a `.gz` beside every file under `folder` that is worth compressing. Compressed files are
 * kept in `cacheFolder` by their contents, so that this cost is paid once and not at every build.
 *
 * @param {string} folder
 * @param {string} cacheFolder
 * @param {{ isThorough?: boolean }} [options] Thorough: large files, too, are made as small as they can be.
 *   Otherwise they are compressed quickly, unless they were compressed thoroughly before.
 * @returns {Promise<void>}
 */
export async function precompress(folder, cacheFolder, { isThorough = false } = {}) {
  mkdirSync(cacheFolder, { recursive: true });
  /** @type {Set<string>} */
  const used = new Set();

  /** @param {string} file */
  async function compressFile(file) {
    const contents = readFileSync(file);
    const digest = createHash('sha256').update(contents).digest('hex');
    const mayBeQuick =
      !isThorough &&
      contents.length >= LARGE &&
      !existsSync(join(cacheFolder, `${digest}${BROTLI.kept}`));
    for (const { extension, kept, compress } of [mayBeQuick ? QUICK_BROTLI : BROTLI, GZIP]) {
      const name = `${digest}${kept}`;
      used.add(name);
      const cached = join(cacheFolder, name);
      if (!existsSync(cached)) {
        // Written under another name first: an interrupted build must not leave a truncated file.
        writeFileSync(`${cached}.partial`, await compress(contents));
        renameSync(`${cached}.partial`, cached);
      }
      const compressed = readFileSync(cached);
      if (compressed.length < contents.length * (1 - WORTHWHILE_SAVING)) {
        writeFileSync(`${file}${extension}`, compressed);
      }
    }
  }

  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
  for (const name of readdirSync(cacheFolder)) {
    if (!used.has(name)) rmSync(join(cacheFolder, name));
  }
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ORIGIN_MARK } from '#content/visitor-documents.ts';

/** The best: each document is compressed once, within a twentieth of a second. */
const BROTLI_QUALITY = constants.BROTLI_MAX_QUALITY;
/** Takes a few milliseconds; for documents that are made for one request. */
const QUICK_QUALITY = 5;
const TAG_LENGTH = 22;

export type DocumentEncoding = 'br' | 'gzip' | 'identity';

export interface EncodedDocument {
  readonly bytes: Buffer;
  /** Names these very bytes. */
  readonly etag: string;
}

export interface DocumentFile extends Readonly<Record<DocumentEncoding, EncodedDocument>> {
  /** The scripts that stand in it, as a content security policy names them. */
  readonly scriptSources: readonly string[];
}

/** Scripts without attributes are run; those with a type hold data. */
const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

/** Names the scripts that stand in a document as a content security policy does. */
export function scriptSourcesOf(html: string): readonly string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

async function compressed(
  bytes: Buffer,
  encoding: DocumentEncoding,
  quality: number,
): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return promisify(gzip)(bytes);
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

const ENDINGS: Readonly<Record<DocumentEncoding, string>> = {
  br: '-br',
  gzip: '-gz',
  identity: '',
};

async function encode(
  html: string,
  encoding: DocumentEncoding,
  quality: number,
): Promise<EncodedDocument> {
  const bytes = Buffer.from(html);
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, TAG_LENGTH);
  return {
    bytes: await compressed(bytes, encoding, quality),
    etag: `"${tag}${ENDINGS[encoding]}"`,
  };
}

/** A document that is made for one request, in the one form that the browser takes. */
export function encodeOnce(html: string, encoding: DocumentEncoding): Promise<EncodedDocument> {
  return encode(html, encoding, QUICK_QUALITY);
}

/** Reads a document, with the server's own address wherever it belongs, and compresses it. */
export async function readDocument(file: string, origin: string): Promise<DocumentFile> {
  const html = (await readFile(file, 'utf8')).replaceAll(ORIGIN_MARK, origin);
  const [br, gzipped, identity] = await Promise.all([
    encode(html, 'br', BROTLI_QUALITY),
    encode(html, 'gzip', BROTLI_QUALITY),
    encode(html, 'identity', BROTLI_QUALITY),
  ]);
  return { br, gzip: gzipped, identity, scriptSources: scriptSourcesOf(html) };
}

/** The smallest form that a browser says it takes. */
export function encodingFor(acceptEncoding: string | undefined): DocumentEncoding {
  const taken = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
}

import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type DocumentEncoding,
  type DocumentFile,
  type EncodedDocument,
  encodingFor,
  readDocument,
} from '#server/documents/document-file.ts';
import { CONTENT_SECURITY_POLICY, writePolicy } from './security-headers.ts';

/** A browser asks each time whether the document has changed. */
export const REVALIDATED = 'no-cache';
const OK = 200;
const NOT_MODIFIED = 304;

/** Reads each document once, when it is first asked for. */
export function documentReader(
  folder: string,
  origin: string,
): (name: string) => Promise<DocumentFile> {
  const documents = new Map<string, Promise<DocumentFile>>();
  return (name) => {
    const kept = documents.get(name);
    if (kept !== undefined) return kept;
    const file = readDocument(join(folder, `${name}.html`), origin);
    documents.set(name, file);
    // A file that could not be read may be there the next time.
    file.catch(() => documents.delete(name));
    return file;
  };
}

/** Allows only the scripts in the document, each by its hash, and those of its own server. */
export function documentPolicy(
  { scriptSources }: Pick<DocumentFile, 'scriptSources'>,
  secure: boolean,
): string {
  const scripts = ["'self'", ...scriptSources];
  return writePolicy({ ...CONTENT_SECURITY_POLICY, 'script-src': scripts }, secure);
}

/** Sends a document in a form that the browser takes, unless it has this very one. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  documentIn: (encoding: DocumentEncoding) => EncodedDocument | Promise<EncodedDocument>,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const { bytes, etag } = await documentIn(encoding);
  reply.headers({ 'cache-control': REVALIDATED, vary: 'Accept-Encoding', etag });
  const isKnown = status === OK && (request.headers['if-none-match'] ?? '').includes(etag);
  if (isKnown) return reply.code(NOT_MODIFIED).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(bytes);
}

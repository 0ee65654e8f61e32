import type { FastifyRequest } from 'fastify';
import { ERASED } from './describe-error.ts';

/** Shorter values occur in any sentence. */
const SHORTEST = 4;
const MOST = 200;
const DEEPEST = 6;

function* textsIn(value: unknown, depth = 0): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
  for (const part of Object.values(value)) yield* textsIn(part, depth + 1);
}

function* textsOf({ headers, query, params, body }: FastifyRequest): Generator<string> {
  const { cookie = '', authorization = '' } = headers;
  yield* textsIn(body);
  yield* textsIn(query);
  yield* textsIn(params);
  yield* authorization.split(' ');
  for (const pair of cookie.split(';')) yield pair.slice(pair.indexOf('=') + 1).trim();
}

/** Makes a function that removes from a text everything that was sent with this request. */
export function eraserOf(request: FastifyRequest): (text: string) => string {
  const sent = new Set<string>();
  for (const text of textsOf(request)) {
    if (sent.size >= MOST) break;
    if (text.length >= SHORTEST) sent.add(text);
  }
  // The longest first: one may contain another.
  const values = [...sent].toSorted((one, other) => other.length - one.length);
  return (text) => values.reduce((rest, value) => rest.replaceAll(value, ERASED), text);
}

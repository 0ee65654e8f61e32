/**
 * Downloads a feed from an address of the web, so that a feed that breaks off can be told from a whole
 * one. `fetch` of Node 20 and 24 takes a chunked body whose connection closes early for a whole one, and
 * does not check the end of a compressed one.
 */

import { get as getByHttp, type IncomingMessage } from 'node:http';
import { get as getByHttps } from 'node:https';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedBroken, type FeedSource } from './feed.ts';

export interface Download {
  readonly bytes: AsyncGenerator<Uint8Array>;
  /**
   * Whether the reply says where it ends: then, if it is cut short, `bytes` fail with `FeedBroken`.
   * Otherwise a cut looks like an end.
   */
  readonly saysItsEnd: boolean;
}

/** A shop that sends nothing for this long will send nothing more. */
const SILENCE_MS = 60_000;
const MOST_REDIRECTS = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const HEADERS = { accept: '*/*', 'accept-encoding': 'gzip', 'user-agent': 'Lookglass' };

function ask(address: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const get = address.protocol === 'https:' ? getByHttps : getByHttp;
  return new Promise((resolve, reject) => {
    get(address, { signal, headers: HEADERS }, resolve).on('error', (cause) => {
      reject(new FeedBroken(`${address.host} does not answer.`, { cause }));
    });
  });
}

function redirected({ statusCode, headers }: IncomingMessage, from: URL): URL | null {
  const { location = '' } = headers;
  if (!REDIRECTS.includes(statusCode ?? 0) || !URL.canParse(location, from)) return null;
  return new URL(location, from);
}

/** The reply of an address, or of the one that it leads to. */
async function replyOf(address: URL, signal: AbortSignal): Promise<IncomingMessage> {
  let from = address;
  for (let left = MOST_REDIRECTS; ; left -= 1) {
    // They would appear in the report of the import.
    if (from.username !== '' || from.password !== '') {
      throw new FeedBroken('An address with a name and a password in it is not opened.');
    }
    if (!/^https?:$/.test(from.protocol)) {
      throw new FeedBroken(`${address.host} leads to no address of the web.`);
    }
    const reply = await ask(from, signal);
    const next = redirected(reply, from);
    if (next === null) {
      if (reply.statusCode === 200) return reply;
      reply.destroy();
      throw new FeedBroken(`${from.host} answers with ${reply.statusCode ?? 'nothing'}.`);
    }
    reply.destroy();
    if (left === 0) throw new FeedBroken(`${address.host} leads from one address to the next.`);
    from = next;
  }
}

function encodingOf({ headers }: IncomingMessage): string {
  return (headers['content-encoding'] ?? '').trim().toLowerCase() || 'identity';
}

/** The body as it was before it was compressed. */
function unpacked(reply: IncomingMessage): FeedSource {
  const encoding = encodingOf(reply);
  if (encoding === 'identity') return reply;
  if (encoding !== 'gzip' && encoding !== 'x-gzip') {
    reply.destroy();
    throw new FeedBroken(`The feed is compressed in a way that is not read: ${encoding}.`);
  }
  // What fails in the reply ends this, too.
  return pipeline(reply, createGunzip(), () => undefined);
}

/** By its length, by its last chunk, or by what follows a compressed body. */
function saysItsEnd(reply: IncomingMessage): boolean {
  const { headers } = reply;
  const isChunked = /\bchunked\b/i.test(headers['transfer-encoding'] ?? '');
  return isChunked || headers['content-length'] !== undefined || encodingOf(reply) !== 'identity';
}

async function* untilEnd(
  reply: IncomingMessage,
  body: FeedSource,
  timer: NodeJS.Timeout,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const bytes of body) {
      timer.refresh();
      yield bytes;
    }
  } catch (cause) {
    throw new FeedBroken('The feed ended before it was whole.', { cause });
  } finally {
    clearTimeout(timer);
    reply.destroy();
  }
}

/** Rejects with `FeedBroken` where the address does not answer with a feed. What is downloaded must be read. */
export async function download(address: URL, silenceMs = SILENCE_MS): Promise<Download> {
  const leave = new AbortController();
  const timer = setTimeout(() => leave.abort(), silenceMs);
  try {
    const reply = await replyOf(address, leave.signal);
    return { bytes: untilEnd(reply, unpacked(reply), timer), saysItsEnd: saysItsEnd(reply) };
  } catch (problem) {
    clearTimeout(timer);
    throw problem;
  }
}

import { randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { LONGEST_SDP, readOffer } from '#domain/live/sdp-offer.ts';
import { LiveChannel } from './live-channel.ts';
import { OfferRefusedError } from './live-peer.ts';
import type { Network } from './peer-settings.ts';

export interface ForwarderOptions {
  readonly network: Network;
  /** Only the server knows it. */
  readonly key: string;
  readonly mostViewers: number;
  /** Name or address to listen on for the server; 127.0.0.1 where it is on this machine. */
  readonly host: string;
}

export interface ForwarderState {
  readonly viewers: number;
  readonly channels: number;
  /** Part of the time in which the process had something to do, of the last second. */
  readonly busy: number;
}

export interface Forwarder {
  readonly port: number;
  readonly state: () => ForwarderState;
  readonly close: () => Promise<void>;
}

const CREATED = 201;
const OK = 200;
const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
const TOO_LARGE = 413;
const WRONG_TYPE = 415;
const NOT_ACCEPTABLE = 406;
const OVERLOADED = 503;
const SDP_TYPE = 'application/sdp';
/** Beyond this, one more would cost those who watch already. */
const MOST_BUSY = 0.85;
const LOOK_EVERY_MS = 1000;
const LEAST_BITRATE = 100_000;
const MOST_BITRATE = 8_000_000;
const MOST_CHANNELS = 200;

class Refusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super('refused');
    this.status = status;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) throw new Refusal(BAD_REQUEST);
    length += part.length;
    if (length > LONGEST_SDP) throw new Refusal(TOO_LARGE);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function bitrateIn(query: URLSearchParams): number {
  const asked = Number(query.get('bitrate') ?? MOST_BITRATE);
  return Number.isFinite(asked)
    ? Math.min(MOST_BITRATE, Math.max(LEAST_BITRATE, Math.round(asked)))
    : MOST_BITRATE;
}

/**
 * Takes pictures by WHIP and gives them on by WHEP, without looking into them. It keeps nothing, and knows rooms by
 * their ids alone; who may do what is the server's to say, which alone has the key.
 */
export async function startForwarder(options: ForwarderOptions): Promise<Forwarder> {
  const { network, key, mostViewers, host } = options;
  const channels = new Map<string, LiveChannel>();
  let busy = 0;
  let used = performance.eventLoopUtilization();
  const look = setInterval(() => {
    const now = performance.eventLoopUtilization();
    busy = performance.eventLoopUtilization(now, used).utilization;
    used = now;
    for (const [room, channel] of channels) {
      if (!channel.isSending && channel.viewerCount === 0) channels.delete(room);
    }
  }, LOOK_EVERY_MS);

  const countViewers = (): number =>
    [...channels.values()].reduce((sum, { viewerCount }) => sum + viewerCount, 0);

  function channelOf(room: string): LiveChannel {
    const known = channels.get(room);
    if (known !== undefined) return known;
    if (channels.size >= MOST_CHANNELS) throw new Refusal(OVERLOADED);
    const channel = new LiveChannel(network);
    channels.set(room, channel);
    return channel;
  }

  async function offerIn(request: IncomingMessage): Promise<string> {
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (type !== SDP_TYPE) throw new Refusal(WRONG_TYPE);
    const offer = readOffer(await readBody(request));
    if (!offer.ok) throw new Refusal(BAD_REQUEST);
    return offer.value.sdp;
  }

  async function send(room: string, request: IncomingMessage, query: URLSearchParams) {
    const sdp = await offerIn(request);
    const id = randomUUID();
    const answer = await channelOf(room).send({ id, sdp, bitrate: bitrateIn(query) });
    return { id, answer };
  }

  async function watch(room: string, request: IncomingMessage) {
    const sdp = await offerIn(request);
    const channel = channels.get(room);
    if (channel?.isSending !== true) throw new Refusal(NOT_FOUND);
    if (countViewers() >= mostViewers || busy > MOST_BUSY) throw new Refusal(OVERLOADED);
    const id = randomUUID();
    const answer = await channel.watch(id, sdp);
    if (answer === undefined) throw new Refusal(NOT_FOUND);
    return { id, answer };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${key}`)) {
      throw new Refusal(UNAUTHORIZED);
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://forwarder');
    const [, way = '', room = '', session] = pathname.split('/');
    if ((way !== 'whip' && way !== 'whep') || room === '') throw new Refusal(NOT_FOUND);
    if (request.method === 'DELETE') {
      const channel = channels.get(room);
      if (session === undefined) channel?.end();
      else channel?.endOne(session);
      response.writeHead(OK).end();
      return;
    }
    if (request.method !== 'POST') throw new Refusal(NOT_FOUND);
    const { id, answer } =
      way === 'whip' ? await send(room, request, searchParams) : await watch(room, request);
    response
      .writeHead(CREATED, { 'content-type': SDP_TYPE, location: `/${way}/${room}/${id}` })
      .end(answer);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) return;
      const status =
        error instanceof Refusal
          ? error.status
          : error instanceof OfferRefusedError
            ? NOT_ACCEPTABLE
            : OVERLOADED;
      response.writeHead(status).end();
    });
  });
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.');

  return {
    port: address.port,
    state: () => ({ viewers: countViewers(), channels: channels.size, busy }),
    async close() {
      clearInterval(look);
      for (const channel of channels.values()) channel.end();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

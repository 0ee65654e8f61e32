import { randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { LONGEST_SDP, readOffer, type SdpOffer } from '#domain/live/sdp-offer.ts';
import { LiveChannel } from './live-channel.ts';
import { createIdentity } from './handshake.ts';
import { OfferRefusedError } from './offer-refused-error.ts';
import { PeerNetwork } from './peer-network.ts';
import { openUdpSocket } from './udp-socket.ts';

export interface ForwarderOptions {
  /** It takes the first UDP port of this range that is free. */
  readonly ports: readonly [number, number];
  /** The addresses at which browsers may find this machine, the best first. */
  readonly addresses: readonly string[];
  /** Only the server knows it. */
  readonly key: string;
  readonly mostViewers: number;
  /** Name or address to listen on for the server; 127.0.0.1 where it is on this machine. */
  readonly host: string;
}

export interface ForwarderState {
  readonly viewers: number;
  readonly channels: number;
  /** The share of one core that this process has used in the last seconds. */
  readonly busy: number;
}

export interface Forwarder {
  /** Where the server calls it. */
  readonly port: number;
  /** Where pictures come and go. */
  readonly udpPort: number;
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
/** If it is busier than this, one more viewer would be at the expense of those who watch already. */
const MOST_BUSY = 0.85;
const CHECK_EVERY_MS = 1000;
const NEWEST_PART = 0.25;
const MICROSECONDS = 1000;
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
 * Receives pictures by WHIP and passes them on by WHEP, without decoding them. It stores nothing, and
 * knows rooms by their ids alone. The server, which alone has the key, decides who may do what. Rejects
 * with NoPortError.
 */
export async function startForwarder(options: ForwarderOptions): Promise<Forwarder> {
  const { ports, addresses, key, mostViewers, host } = options;
  const network = new PeerNetwork(await openUdpSocket(ports), await createIdentity(), addresses);
  const channels = new Map<string, LiveChannel>();
  let busy = 0;
  let used = { processor: process.cpuUsage(), at: performance.now() };
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(used.processor);
    const at = performance.now();
    const part = (user + system) / MICROSECONDS / (at - used.at);
    // Smoothed: many who come at once are much work for a moment, and little afterwards.
    busy += (part - busy) * NEWEST_PART;
    used = { processor: process.cpuUsage(), at };
    for (const [room, channel] of channels) {
      if (!channel.isSending && channel.viewerCount === 0) channels.delete(room);
    }
  }, CHECK_EVERY_MS);

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

  async function offerIn(request: IncomingMessage): Promise<SdpOffer> {
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (type !== SDP_TYPE) throw new Refusal(WRONG_TYPE);
    const offer = readOffer(await readBody(request));
    if (!offer.ok) throw new Refusal(BAD_REQUEST);
    return offer.value;
  }

  async function send(room: string, request: IncomingMessage, query: URLSearchParams) {
    const offer = await offerIn(request);
    const id = randomUUID();
    const answer = channelOf(room).send({ id, offer, bitrate: bitrateIn(query) });
    return { id, answer };
  }

  async function watch(room: string, request: IncomingMessage) {
    const offer = await offerIn(request);
    const channel = channels.get(room);
    if (channel?.isSending !== true) throw new Refusal(NOT_FOUND);
    if (countViewers() >= mostViewers || busy > MOST_BUSY) throw new Refusal(OVERLOADED);
    const id = randomUUID();
    const answer = channel.watch(id, offer);
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
    udpPort: network.port,
    state: () => ({ viewers: countViewers(), channels: channels.size, busy }),
    async close() {
      clearInterval(timer);
      network.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

import { createHmac, randomUUID } from 'node:crypto';
import { sendLivePicture, watchLivePicture } from '#contracts/live-pictures.ts';
import { keepLiveStreamAlive, startLiveStream } from '#contracts/live-streams.ts';
import { SIGN_OF_LIFE_MS } from '#domain/live/live-room.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { liveForwarders } from '#server/db/schema/live.ts';
import { type Forwarder, startForwarder } from '#server/services/live/forwarder/forwarder.ts';
import type { Exchange } from '#tests/support/live-program.ts';
import { joinAs, type Member } from './account.ts';
import { givePro } from './entitle.ts';
import { ORIGIN, type Platform, SECRET } from './platform.ts';

const HOUR_MS = 3_600_000;
/** Other ports than those of a server's forwarders, so that both may run on one machine. */
const PORTS = [43_000, 43_099] as const;

/** The key with which servers that have the tests' secret call their forwarders. */
const KEY = createHmac('sha256', SECRET).update('live pictures').digest('hex');

export interface KnownForwarder extends Forwarder {
  readonly id: string;
}

/** Starts a forwarder of which the servers on this database know. */
export async function startKnownForwarder(
  { connection }: Platform,
  { mostViewers = 1000, viewers = 0 } = {},
): Promise<KnownForwarder> {
  const forwarder = await startForwarder({
    ports: PORTS,
    addresses: ['127.0.0.1'],
    key: KEY,
    host: '127.0.0.1',
    mostViewers,
  });
  const id = randomUUID();
  await connection.database.insert(liveForwarders).values({
    id,
    address: `http://127.0.0.1:${forwarder.port}`,
    viewers,
    // In the future, since nobody reports each second that it still runs.
    seenAt: new Date(Date.now() + HOUR_MS),
  });
  return { ...forwarder, id };
}

export interface HostedRoom {
  readonly host: Member;
  readonly id: string;
  readonly params: { readonly id: string };
  readonly streamKey: string;
}

/** Has a new Pro member go live. */
export async function goLive(platform: Platform, settings: object = {}): Promise<HostedRoom> {
  const host = await joinAs(platform);
  await givePro(platform.connection, host.id);
  const reply = await host.visitor.call(startLiveStream, {
    body: { title: 'A wine lip', look: DEFAULT_LOOK, agreed: true, isOldEnough: true, ...settings },
  });
  const { room, streamKey } = startLiveStream.reply.parse(reply.json());
  return { host, id: room.id, params: { id: room.id }, streamKey };
}

/**
 * Reports again and again that the host's page is there, as that page does. Returns a function that ends
 * this.
 */
export function keepAlive({ host, params }: HostedRoom): () => void {
  const timer = setInterval(() => {
    host.visitor.call(keepLiveStreamAlive, { params }).catch(() => undefined);
  }, SIGN_OF_LIFE_MS);
  return () => clearInterval(timer);
}

/** Sends an offer to a server, from an address of its own if one is named. */
export function offerTo(
  { app }: Platform,
  way: 'whip' | 'whep',
  { id, streamKey }: Pick<HostedRoom, 'id' | 'streamKey'>,
  offer: string,
  remoteAddress = '127.0.0.1',
) {
  const { path } = way === 'whip' ? sendLivePicture : watchLivePicture;
  return app.inject({
    method: 'POST',
    url: path.replace(':id', id),
    headers: {
      origin: ORIGIN,
      'content-type': 'application/sdp',
      ...(way === 'whip' ? { authorization: `Bearer ${streamKey}` } : {}),
    },
    payload: offer,
    remoteAddress,
  });
}

/** Connects a program to a room by a server. */
export function exchangeBy(platform: Platform, way: 'whip' | 'whep', room: HostedRoom): Exchange {
  return async (offer) => {
    const reply = await offerTo(platform, way, room, offer);
    if (reply.statusCode !== 201) throw new Error(`It answered ${reply.statusCode}: ${reply.body}`);
    return reply.body;
  };
}

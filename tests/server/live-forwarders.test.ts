import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { endLiveStream } from '#contracts/live-streams.ts';
import { logout } from '#contracts/session.ts';
import { LONGEST_SILENCE_MS } from '#domain/live/live-room.ts';
import { liveForwarders, liveRooms } from '#server/db/schema/live.ts';
import { offerOf, programIdentity } from '#tests/support/live-program.ts';
import { sendPicture } from '#tests/support/sent-picture.ts';
import { type Watched, watchPicture } from '#tests/support/watched-picture.ts';
import {
  exchangeBy,
  goLive,
  type HostedRoom,
  keepAlive,
  type KnownForwarder,
  offerTo,
  startKnownForwarder,
} from './support/live-room.ts';
import { type Platform, startPlatform, usePlatform } from './support/platform.ts';

const platform = usePlatform();
const BITRATE = 300_000;

const running: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of running.splice(0).toReversed()) await end();
});

async function startOne(options?: Parameters<typeof startKnownForwarder>[1]) {
  const forwarder = await startKnownForwarder(platform(), options);
  running.push(() => forwarder.close());
  return forwarder;
}

/** Another process of the server, on the same database. */
async function startOther(): Promise<Platform> {
  const other = await startPlatform({}, async () => ({
    ...platform().connection,
    close: async () => undefined,
  }));
  running.push(other.stop);
  return other;
}

async function send(room: HostedRoom, by: Platform = platform()) {
  running.push(keepAlive(room));
  const sent = await sendPicture({ exchange: exchangeBy(by, 'whip', room) }, BITRATE);
  running.push(sent.stop);
  return sent;
}

async function watch(room: HostedRoom, by: Platform = platform()) {
  const watched = await watchPicture({ exchange: exchangeBy(by, 'whep', room) });
  running.push(watched.stop);
  return watched;
}

async function more(viewer: Watched): Promise<void> {
  const before = viewer.received();
  await expect.poll(viewer.received).toBeGreaterThan(before + 5);
}

const viewersOf = (...forwarders: readonly KnownForwarder[]) =>
  forwarders.map((forwarder) => forwarder.state().viewers);

describe('the pictures of a room', () => {
  it('go by the forwarder that its row names, whichever process is asked', async () => {
    const [idle, busy] = [await startOne(), await startOne({ viewers: 5 })];
    const other = await startOther();
    const room = await goLive(platform());
    await send(room, other);
    const [stored] = await platform()
      .connection.database.select()
      .from(liveRooms)
      .where(eq(liveRooms.id, room.id));
    expect(stored?.forwarderId).toBe(idle.id);
    for (const by of [platform(), other]) await more(await watch(room, by));
    expect(viewersOf(idle, busy)).toEqual([2, 0]);
  });

  it('go by another forwarder once theirs is gone', async () => {
    const [first, second] = [await startOne(), await startOne({ viewers: 5 })];
    const room = await goLive(platform());
    await send(room);
    const { database } = platform().connection;
    await database.delete(liveForwarders).where(eq(liveForwarders.id, first.id));
    await send(room);
    await more(await watch(room));
    expect(viewersOf(first, second)).toEqual([0, 1]);
  });

  it('of two rooms stay apart', async () => {
    const forwarder = await startOne();
    const [one, other] = [await goLive(platform()), await goLive(platform())];
    await send(one);
    const { fingerprint } = await programIdentity();
    const reply = await offerTo(platform(), 'whep', other, offerOf('recvonly', fingerprint));
    expect(reply.statusCode).toBe(404);
    expect(viewersOf(forwarder)).toEqual([0]);
  });

  it('are refused with a sentence when a forwarder can carry no more, and others go on seeing them', async () => {
    await startOne({ mostViewers: 1 });
    const room = await goLive(platform());
    await send(room);
    const viewer = await watch(room);
    const { fingerprint } = await programIdentity();
    const reply = await offerTo(platform(), 'whep', room, offerOf('recvonly', fingerprint));
    expect(reply.statusCode).toBe(503);
    expect(reply.body).toContain('You can follow along without it.');
    await more(viewer);
  });
});

describe('the pictures of a session end for everybody', () => {
  const ends: readonly (readonly [string, (room: HostedRoom) => Promise<unknown>])[] = [
    ['when its host says so', ({ host, params }) => host.visitor.call(endLiveStream, { params })],
    ['when its host signs out', ({ host }) => host.visitor.call(logout)],
  ];
  it.each(ends)('%s', async (_when, end) => {
    const forwarder = await startOne();
    const room = await goLive(platform());
    await send(room);
    await watch(room, await startOther());
    await end(room);
    await expect.poll(() => forwarder.state()).toMatchObject({ viewers: 0, channels: 0 });
  });

  it('when the tab of its host was killed', async () => {
    const forwarder = await startOne();
    const room = await goLive(platform());
    const sent = await sendPicture({ exchange: exchangeBy(platform(), 'whip', room) }, BITRATE);
    await watch(room);
    sent.stop();
    platform().advance(LONGEST_SILENCE_MS + 1000);
    await expect.poll(() => forwarder.state().viewers).toBe(0);
  });
});

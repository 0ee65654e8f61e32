import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sendLivePicture, watchLivePicture } from '#contracts/live-pictures.ts';
import { applaudLiveStream, writeInLiveStream } from '#contracts/live-chat.ts';
import {
  captionLiveStream,
  changeLiveStream,
  endLiveStream,
  endLiveStreamAsOperator,
  followLiveStream,
  keepLiveStreamAlive,
  listLiveStreams,
  readLiveStream,
  readOwnLiveStreams,
  startLiveStream,
  wearInLiveStream,
} from '#contracts/live-streams.ts';
import { logout } from '#contracts/session.ts';
import { LONGEST_SILENCE_MS, SLOW_CHAT_S } from '#domain/live/live-room.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { sessions } from '#server/db/schema/accounts.ts';
import { livePictures, liveRooms } from '#server/db/schema/live.ts';
import { entitlements } from '#server/db/schema/payments.ts';
import { joinAs } from './support/account.ts';
import { LIVE_BODY, liveRoomsOf } from './support/live-rooms.ts';
import { usePlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform();

const UNKNOWN = '01890a5d-ac96-774b-bcce-b302099a8057';
const BODY = LIVE_BODY;
const { joinPro, goLive, read, listen } = liveRoomsOf(platform);

describe('going live', () => {
  it('is for Pro', async () => {
    const { visitor } = await joinAs(platform());
    expect((await visitor.call(startLiveStream, { body: BODY })).json()).toMatchObject({
      error: 'pro_required',
    });
  });

  it.each(['agreed', 'isOldEnough'])('needs the host to confirm: %s', async (field) => {
    const { visitor } = await joinPro();
    const reply = await visitor.call(startLiveStream, { body: { ...BODY, [field]: false } });
    expect(reply.json()).toMatchObject({ error: 'invalid_input', field });
  });

  it('needs a title', async () => {
    const { visitor } = await joinPro();
    const reply = await visitor.call(startLiveStream, { body: { ...BODY, title: '  ' } });
    expect(reply.json()).toMatchObject({ error: 'invalid_input', field: 'title' });
  });

  it('shows the room to everyone with its link, and lists it for nobody', async () => {
    const { room } = await goLive();
    const visitor = platform().visitor();
    expect(await read(visitor, room.id)).toMatchObject({
      room: { title: BODY.title, hostName: 'Zoe Ray', state: 'live' },
      worn: { look: DEFAULT_LOOK, steps: [] },
      isHost: false,
    });
    const other = await joinPro();
    const listed = await other.visitor.call(listLiveStreams);
    expect(listed.json()).toEqual({ live: [], planned: [] });
  });

  it('is listed if the host wants it', async () => {
    const { room } = await goLive({ isListed: true });
    const other = await joinPro();
    const { live } = listLiveStreams.reply.parse(
      (await other.visitor.call(listLiveStreams)).json(),
    );
    expect(live.map(({ id }) => id)).toEqual([room.id]);
  });

  it('ends what was live before', async () => {
    const { host, room } = await goLive();
    await host.visitor.call(startLiveStream, { body: { ...BODY, title: 'Another' } });
    expect((await read(host.visitor, room.id)).room).toMatchObject({
      state: 'ended',
      endedBecause: 'host',
    });
    const own = (await host.visitor.call(readOwnLiveStreams)).json();
    expect(own).toMatchObject({ live: { room: { title: 'Another' } } });
  });
});

describe('a room for those who are signed in', () => {
  it('looks to a visitor like one that never existed', async () => {
    const { room } = await goLive({ audience: 'signed-in' });
    const visitor = platform().visitor();
    for (const contract of [readLiveStream, followLiveStream, watchLivePicture]) {
      const [hidden, unknown] = await Promise.all(
        [room.id, UNKNOWN].map((id) => visitor.call(contract, { params: { id } })),
      );
      expect(hidden?.statusCode).toBe(404);
      expect(hidden?.json()).toEqual(unknown?.json());
    }
  });

  it('is open to an account', async () => {
    const { room } = await goLive({ audience: 'signed-in' });
    const { visitor } = await joinAs(platform());
    expect((await read(visitor, room.id)).room.title).toBe(BODY.title);
  });
});

describe('who watches a room for those who are signed in', () => {
  it('is disconnected when they sign out', async () => {
    const { room } = await goLive({ audience: 'signed-in' });
    const { visitor } = await joinAs(platform());
    const heard = await listen(visitor, room.id);
    await visitor.call(logout);
    await expect.poll(() => heard.isOver).toBe(true);
  });

  it('is disconnected without an account when the host lets only signed-in people watch', async () => {
    const { host, room, params } = await goLive();
    const [guest, person] = [platform().visitor(), (await joinAs(platform())).visitor];
    const [ofGuest, ofPerson] = [await listen(guest, room.id), await listen(person, room.id)];
    await host.visitor.call(changeLiveStream, { params, body: { audience: 'signed-in' } });
    await expect.poll(() => ofGuest.isOver).toBe(true);
    expect(ofPerson.isOver).toBe(false);
  });

  it('loses the picture with the sign-out, too', async () => {
    const { room } = await goLive({ audience: 'signed-in' });
    const { database } = platform().connection;
    const { id: userId, visitor } = await joinAs(platform());
    const [session] = await database.select().from(sessions).where(eq(sessions.userId, userId));
    const watched = {
      roomId: room.id,
      direction: 'watched',
      resource: '',
      begunAt: new Date(),
    } as const;
    await database.insert(livePictures).values([
      { id: randomUUID(), ...watched, userId, sessionId: session!.id },
      { id: randomUUID(), ...watched },
    ]);
    const ids = async () =>
      (await database.select({ userId: livePictures.userId }).from(livePictures)).map(
        (each) => each.userId,
      );
    await expect.poll(ids).toEqual([userId]);
    await visitor.call(logout);
    await expect.poll(ids).toEqual([]);
  });
});

describe('captions', () => {
  const say = (visitor: Visitor, id: string, text: string) =>
    visitor.call(captionLiveStream, { params: { id }, body: { text } });

  it('are told to those who listen, once the host has them on', async () => {
    const { host, room, params } = await goLive();
    const heard = await listen(platform().visitor(), room.id);
    expect((await say(host.visitor, room.id, 'Too early')).statusCode).toBe(404);
    await host.visitor.call(changeLiveStream, { params, body: { isCaptioned: true } });
    await say(host.visitor, room.id, 'Blot once, then the second coat');
    await expect.poll(() => heard.text).toContain('Blot once, then the second coat');
    expect(heard.text).not.toContain('Too early');
  });

  it('come from the host alone, and nothing of them is kept', async () => {
    const { host, room, params } = await goLive();
    await host.visitor.call(changeLiveStream, { params, body: { isCaptioned: true } });
    expect((await say((await joinPro()).visitor, room.id, 'Not mine')).statusCode).toBe(404);
    await say(host.visitor, room.id, 'Blot once');
    await host.visitor.call(endLiveStream, { params });
    const { database } = platform().connection;
    const [stored] = await database.select().from(liveRooms).where(eq(liveRooms.id, room.id));
    expect(stored?.caption).toBeNull();
  });
});

describe('what happens in a room', () => {
  it('is told to those who listen: chat, looks, applause, and how many they are', async () => {
    const { host, room, params } = await goLive();
    const heard = await listen(platform().visitor(), room.id);
    const { visitor } = await joinAs(platform());
    await visitor.call(writeInLiveStream, { params, body: { text: 'Hello from Lisbon' } });
    const look = { ...DEFAULT_LOOK, lipstick: { color: '#7a1f33', opacity: 88 } };
    await host.visitor.call(wearInLiveStream, { params, body: { look } });
    await visitor.call(applaudLiveStream, { params, body: { claps: 3 } });
    await expect.poll(() => heard.text).toContain('Hello from Lisbon');
    await expect.poll(() => heard.text).toContain('#7a1f33');
    await expect.poll(() => heard.text).toContain('"applause":3');
    await expect.poll(() => heard.text).toContain('"viewers":1');
    const { worn, messages } = await read(visitor, room.id);
    expect(worn?.steps).toMatchObject([{ product: 'lipstick' }]);
    expect(messages).toMatchObject([{ author: 'Zoe', isHost: false, text: 'Hello from Lisbon' }]);
  });

  it('is written by nobody but the host while the chat is off', async () => {
    const { host, params } = await goLive({ chat: 'off' });
    const { visitor } = await joinAs(platform());
    const body = { text: 'Hello' };
    expect((await visitor.call(writeInLiveStream, { params, body })).statusCode).toBe(403);
    expect((await host.visitor.call(writeInLiveStream, { params, body })).statusCode).toBe(201);
  });

  it('is written slowly if the chat is slow', async () => {
    const { params } = await goLive({ chat: 'slow' });
    const { visitor } = await joinAs(platform());
    const write = () => visitor.call(writeInLiveStream, { params, body: { text: 'Hello' } });
    expect((await write()).statusCode).toBe(201);
    expect((await write()).statusCode).toBe(429);
    platform().advance(SLOW_CHAT_S * 1000);
    expect((await write()).statusCode).toBe(201);
  });

  it('is changed by the host alone', async () => {
    const { params } = await goLive();
    const { visitor } = await joinPro();
    const calls = [
      visitor.call(changeLiveStream, { params, body: { chat: 'off' } }),
      visitor.call(wearInLiveStream, { params, body: { look: DEFAULT_LOOK } }),
      visitor.call(keepLiveStreamAlive, { params }),
      visitor.call(endLiveStream, { params }),
    ];
    for (const reply of await Promise.all(calls)) expect(reply.statusCode).toBe(404);
  });
});

describe('a session ends for everybody', () => {
  const endOf = async (id: string) => (await read(platform().visitor(), id)).room.endedBecause;

  it('when its host says so', async () => {
    const { host, room, params } = await goLive();
    const heard = await listen(platform().visitor(), room.id);
    await host.visitor.call(endLiveStream, { params });
    await expect.poll(() => heard.isOver).toBe(true);
    expect(heard.text).toContain('event: reply');
    expect(heard.text).toContain('"endedBecause":"host"');
  });

  it('when its host gives no more signs of life', async () => {
    const { room } = await goLive();
    const heard = await listen(platform().visitor(), room.id);
    platform().advance(LONGEST_SILENCE_MS + 1000);
    await expect.poll(() => heard.isOver).toBe(true);
    await expect.poll(() => endOf(room.id)).toBe('silence');
  });

  it('when its host signs out', async () => {
    const { host, room } = await goLive();
    await host.visitor.call(logout);
    await expect.poll(() => endOf(room.id)).toBe('signed-out');
  });

  it('when its host is not Pro any longer', async () => {
    const { room } = await goLive();
    await platform().connection.database.update(entitlements).set({ revokedAt: new Date() });
    await expect.poll(() => endOf(room.id)).toBe('access');
  });

  it('when an operator ends it', async () => {
    const { room, params } = await goLive();
    const operator = await joinAs(platform(), 'operator');
    const body = { reason: 'It shows another person' };
    await operator.visitor.call(endLiveStreamAsOperator, { params, body });
    await expect.poll(() => endOf(room.id)).toBe('operator');
  });
});

describe('an offer of pictures', () => {
  const send = (offer: string | undefined, headers: Readonly<Record<string, string>>, id: string) =>
    platform().app.inject({
      method: 'POST',
      url: sendLivePicture.path.replace(':id', id),
      headers: { 'content-type': 'application/sdp', ...headers },
      ...(offer === undefined ? {} : { payload: offer }),
    });

  it('is taken from nobody but the host', async () => {
    const { room, streamKey } = await goLive();
    const authorization = `Bearer ${streamKey.slice(1)}`;
    expect((await send('v=0', { authorization }, room.id)).statusCode).toBe(404);
    expect((await send('v=0', {}, room.id)).statusCode).toBe(404);
  });

  it.each([
    ['nothing', undefined],
    ['no description', 'hello'],
    ['no medium', 'v=0\r\no=- 1 1 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\n'],
    ['a medium without keys', 'v=0\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\na=mid:0\r\n'],
    ['ten thousand lines', `v=0\r\n${'a=x\r\n'.repeat(8000)}`],
    ['control characters', 'v=0\r\nm=video 9 UDP/TLS/RTP/SAVPF \u0000\r\n'],
  ])('that is %s is refused as the caller’s mistake', async (_what, offer) => {
    const { room, streamKey } = await goLive();
    const authorization = `Bearer ${streamKey}`;
    const { statusCode } = await send(offer, { authorization }, room.id);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });
});

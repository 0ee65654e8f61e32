import { describe, expect, it } from 'vitest';
import { sendLivePicture, watchLivePicture } from '#contracts/live-pictures.ts';
import {
  announceLiveStream,
  applaudLiveStream,
  changeLiveStream,
  endLiveStream,
  endLiveStreamAsOperator,
  followLiveStream,
  keepLiveStreamAlive,
  listLiveStreams,
  readLiveStream,
  readOwnLiveStreams,
  removeFromLiveStream,
  startLiveStream,
  wearInLiveStream,
  writeInLiveStream,
} from '#contracts/live-streams.ts';
import { logout } from '#contracts/session.ts';
import { LONGEST_SILENCE_MS, SLOW_CHAT_S } from '#domain/live/live-room.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { entitlements } from '#server/db/schema/payments.ts';
import { joinAs, type Member } from './support/account.ts';
import { givePro } from './support/entitle.ts';
import { ORIGIN, usePlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform();

const UNKNOWN = '01890a5d-ac96-774b-bcce-b302099a8057';

async function joinPro(): Promise<Member> {
  const member = await joinAs(platform());
  await givePro(platform().connection, member.id);
  return member;
}

const BODY = {
  title: 'A wine lip that lasts dinner',
  look: DEFAULT_LOOK,
  agreed: true,
  isOldEnough: true,
};

async function goLive(settings: object = {}) {
  const host = await joinPro();
  const reply = await host.visitor.call(startLiveStream, { body: { ...BODY, ...settings } });
  const { room, streamKey } = startLiveStream.reply.parse(reply.json());
  return { host, room, streamKey, params: { id: room.id } };
}

async function read(visitor: Visitor, id: string) {
  return readLiveStream.reply.parse(
    (await visitor.call(readLiveStream, { params: { id } })).json(),
  );
}

/** Listens to a room from now on. */
async function listen(visitor: Visitor, id: string) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await platform().app.inject({
    method: 'GET',
    url: followLiveStream.path.replace(':id', id),
    headers: { origin: ORIGIN, accept: 'text/event-stream', ...(cookie && { cookie }) },
    payloadAsStream: true,
  });
  const heard = { text: '', isOver: false };
  const stream = reply.stream();
  stream.setEncoding('utf8');
  stream.on('data', (part: string) => {
    heard.text += part;
  });
  stream.once('close', () => {
    heard.isOver = true;
  });
  return heard;
}

describe('going live', () => {
  it('is for Pro', async () => {
    const { visitor } = await joinAs(platform());
    expect((await visitor.call(startLiveStream, { body: BODY })).json()).toMatchObject({
      error: 'pro_required',
    });
  });

  it.each(['agreed', 'isOldEnough'])('needs to be told: %s', async (field) => {
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
    expect((await visitor.call(listLiveStreams)).json()).toEqual({ live: [], planned: [] });
  });

  it('is listed where the host wants it', async () => {
    const { room } = await goLive({ isListed: true });
    const { live } = listLiveStreams.reply.parse(
      (await platform().visitor().call(listLiveStreams)).json(),
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

  it('can be announced, and begins as what was announced', async () => {
    const host = await joinPro();
    const startsAt = new Date(Date.now() + 3_600_000).toISOString();
    const planned = announceLiveStream.reply.parse(
      (
        await host.visitor.call(announceLiveStream, {
          body: { title: 'Tonight', startsAt, isListed: true },
        })
      ).json(),
    );
    expect((await platform().visitor().call(listLiveStreams)).json()).toMatchObject({
      live: [],
      planned: [{ id: planned.id, startsAt }],
    });
    const reply = await host.visitor.call(startLiveStream, {
      body: { ...BODY, planId: planned.id },
    });
    expect(reply.json()).toMatchObject({ room: { id: planned.id, state: 'live' } });
  });
});

describe('a room for those who are signed in', () => {
  it('is to a visitor like one that never was', async () => {
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

  it('is written slowly where the chat is slow', async () => {
    const { params } = await goLive({ chat: 'slow' });
    const { visitor } = await joinAs(platform());
    const write = () => visitor.call(writeInLiveStream, { params, body: { text: 'Hello' } });
    expect((await write()).statusCode).toBe(201);
    expect((await write()).statusCode).toBe(429);
    platform().advance(SLOW_CHAT_S * 1000);
    expect((await write()).statusCode).toBe(201);
  });

  it('is over for a person whom the host keeps out', async () => {
    const { host, room, params } = await goLive();
    const { visitor } = await joinAs(platform());
    const heard = await listen(visitor, room.id);
    const written = writeInLiveStream.reply.parse(
      (await visitor.call(writeInLiveStream, { params, body: { text: 'Rude' } })).json(),
    );
    await host.visitor.call(removeFromLiveStream, {
      params: { ...params, place: String(written.place) },
      query: { author: 'out' },
    });
    await expect.poll(() => heard.isOver).toBe(true);
    expect((await visitor.call(readLiveStream, { params })).statusCode).toBe(404);
    expect((await read(platform().visitor(), room.id)).messages).toEqual([]);
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

  it('when its host is not heard of', async () => {
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

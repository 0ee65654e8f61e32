import { describe, expect, it } from 'vitest';
import { watchLivePicture } from '#contracts/live-pictures.ts';
import {
  listRestrained,
  removeFromLiveStream,
  restoreInLiveStream,
  setStandingInLiveStream,
  writeInLiveStream,
} from '#contracts/live-chat.ts';
import { followLiveStream, readLiveStream } from '#contracts/live-streams.ts';
import type { Standing } from '#domain/live/live-room.ts';
import { livePictures } from '#server/db/schema/live.ts';
import { joinAs, type Member } from './support/account.ts';
import { liveRoomsOf } from './support/live-rooms.ts';
import { usePlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform();
const { goLive, listen } = liveRoomsOf(platform);

type LiveSession = Awaited<ReturnType<typeof goLive>>;

async function write({ visitor }: Member, { params }: LiveSession, text = 'Rude'): Promise<number> {
  const reply = await visitor.call(writeInLiveStream, { params, body: { text } });
  return writeInLiveStream.reply.parse(reply.json()).place;
}

function setStanding({ host, params }: LiveSession, place: number, standing: Standing) {
  return host.visitor.call(setStandingInLiveStream, {
    params: { ...params, place: String(place) },
    body: { standing },
  });
}

async function messagesIn(visitor: Visitor, { params }: LiveSession): Promise<readonly string[]> {
  const reply = await visitor.call(readLiveStream, { params });
  return readLiveStream.reply.parse(reply.json()).messages.map(({ text }) => text);
}

/** A picture that is being watched, as far as our records know. */
async function watchPicture({ room }: LiveSession, userId: string): Promise<void> {
  await platform().connection.database.insert(livePictures).values({
    id: crypto.randomUUID(),
    roomId: room.id,
    direction: 'watched',
    resource: '',
    userId,
    begunAt: new Date(),
  });
}

const picturesLeft = () => platform().connection.database.$count(livePictures);

describe('a message that its host removes', () => {
  it('is gone for everybody who listens, and for those who come later', async () => {
    const session = await goLive();
    const heard = await listen(platform().visitor(), session.room.id);
    const place = await write(await joinAs(platform()), session);
    await expect.poll(() => heard.text).toContain('Rude');
    const params = { ...session.params, place: String(place) };
    await session.host.visitor.call(removeFromLiveStream, { params });
    await expect.poll(() => heard.text).toContain(`{"kind":"removed","place":${place}}`);
    expect(await messagesIn(platform().visitor(), session)).toEqual([]);
  });

  it('comes back for everybody when the host takes that back', async () => {
    const session = await goLive();
    const heard = await listen(platform().visitor(), session.room.id);
    const place = await write(await joinAs(platform()), session);
    await expect.poll(() => heard.text).toContain('Rude');
    const params = { ...session.params, place: String(place) };
    await session.host.visitor.call(removeFromLiveStream, { params });
    await expect.poll(() => heard.text).toContain('removed');
    await session.host.visitor.call(restoreInLiveStream, { params });
    await expect.poll(() => heard.text.split('"text":"Rude"')).toHaveLength(3);
    expect(await messagesIn(platform().visitor(), session)).toEqual(['Rude']);
  });

  it('is removed by nobody else', async () => {
    const session = await goLive();
    const author = await joinAs(platform());
    const place = await write(author, session);
    const params = { ...session.params, place: String(place) };
    for (const contract of [removeFromLiveStream, restoreInLiveStream]) {
      expect((await author.visitor.call(contract, { params })).statusCode).toBe(404);
    }
  });
});

describe('a person whom the host mutes', () => {
  it('is told, is refused with a sentence, and goes on listening', async () => {
    const session = await goLive();
    const author = await joinAs(platform());
    const heard = await listen(author.visitor, session.room.id);
    await setStanding(session, await write(author, session), 'muted');
    await expect.poll(() => heard.text).toContain('{"kind":"standing","standing":"muted"}');
    const { params } = session;
    const body = { text: 'Again' };
    const reply = await author.visitor.call(writeInLiveStream, { params, body });
    expect(reply.json()).toMatchObject({
      error: 'muted',
      message: 'The host has muted you in this session. You can go on watching.',
    });
    expect(heard.isOver).toBe(false);
    expect(await messagesIn(author.visitor, session)).toEqual(['Rude']);
  });

  it('is told so again when they come back', async () => {
    const session = await goLive();
    const author = await joinAs(platform());
    await setStanding(session, await write(author, session), 'muted');
    const heard = await listen(author.visitor, session.room.id);
    await expect.poll(() => heard.text).toContain('{"kind":"standing","standing":"muted"}');
  });

  it('writes again, and is told, once the host lets them', async () => {
    const session = await goLive();
    const author = await joinAs(platform());
    const heard = await listen(author.visitor, session.room.id);
    const place = await write(author, session);
    await setStanding(session, place, 'muted');
    await expect.poll(() => heard.text).toContain('"standing":"muted"');
    await setStanding(session, place, 'welcome');
    await expect.poll(() => heard.text).toContain('"standing":"welcome"');
    expect(await write(author, session, 'Sorry')).toBe(place + 1);
  });
});

describe('a person whom the host blocks', () => {
  it('hears nothing more, is let in nowhere, and their messages and picture are gone', async () => {
    const session = await goLive();
    const author = await joinAs(platform());
    const heard = await listen(author.visitor, session.room.id);
    await write(author, session, 'First');
    const place = await write(author, session, 'Second');
    await watchPicture(session, author.id);
    await setStanding(session, place, 'blocked');
    await expect.poll(() => heard.isOver).toBe(true);
    expect(await picturesLeft()).toBe(0);
    expect(await messagesIn(platform().visitor(), session)).toEqual([]);
    const { params } = session;
    for (const contract of [readLiveStream, followLiveStream, watchLivePicture]) {
      expect((await author.visitor.call(contract, { params })).statusCode).toBe(404);
    }
    const body = { text: 'Again' };
    const reply = await author.visitor.call(writeInLiveStream, { params, body });
    expect(reply.statusCode).toBe(404);
  });

  it('comes back with their messages when the host lets them back in', async () => {
    const session = await goLive();
    const author = await joinAs(platform());
    const place = await write(author, session);
    await setStanding(session, place, 'blocked');
    await setStanding(session, place, 'welcome');
    expect(await messagesIn(author.visitor, session)).toEqual(['Rude']);
  });

  it('is on the list of the host, who alone reads it', async () => {
    const session = await goLive();
    const author = await joinAs(platform());
    const place = await write(author, session);
    await setStanding(session, place, 'muted');
    const { host, params } = session;
    const list = await host.visitor.call(listRestrained, { params });
    expect(list.json()).toEqual([{ place, name: 'Zoe', standing: 'muted' }]);
    expect((await author.visitor.call(listRestrained, { params })).statusCode).toBe(404);
    expect((await setStanding({ ...session, host: author }, place, 'welcome')).statusCode).toBe(
      404,
    );
  });

  it('is never the host', async () => {
    const session = await goLive();
    const place = await write(session.host, session);
    expect((await setStanding(session, place, 'blocked')).statusCode).toBe(404);
  });
});

describe('what is written for others', () => {
  it('is stored as it is seen', async () => {
    const session = await goLive({ title: 'Wine\u202E lip\u200B' });
    expect(session.room.title).toBe('Wine lip');
    await write(await joinAs(platform()), session, 'So\u2066 pretty\uFEFF');
    expect(await messagesIn(platform().visitor(), session)).toEqual(['So pretty']);
  });

  it('is refused with a sentence if it has a web address', async () => {
    const { params } = await goLive();
    const { visitor } = await joinAs(platform());
    const body = { text: 'win at casino.xyz' };
    const reply = await visitor.call(writeInLiveStream, { params, body });
    expect(reply.json()).toMatchObject({
      error: 'no_links',
      field: 'text',
      message: 'Web addresses aren’t taken here. Please leave yours out.',
    });
  });

  it('is refused if nothing of it can be seen', async () => {
    const { params } = await goLive();
    const { visitor } = await joinAs(platform());
    const reply = await visitor.call(writeInLiveStream, { params, body: { text: '\u3164\u200B' } });
    expect(reply.json()).toMatchObject({ error: 'invalid_input', field: 'text' });
  });
});

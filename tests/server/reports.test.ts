import { beforeEach, describe, expect, it } from 'vitest';
import { writeInLiveStream } from '#contracts/live-chat.ts';
import { updateLook } from '#contracts/makeup-looks.ts';
import { signUp } from '#contracts/sign-up.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { reports } from '#server/db/schema/decency.ts';
import { joinAs, type Member } from './support/account.ts';
import { comeAsGuest } from './support/guest.ts';
import { liveRoomsOf } from './support/live-rooms.ts';
import { usePlatform } from './support/platform.ts';
import { casesOf, report } from './support/reporting.ts';
import { keep } from './support/saved-looks.ts';

const platform = usePlatform();
const { goLive } = liveRoomsOf(platform);
const UNKNOWN = '01890a5d-ac96-774b-bcce-b302099a8057';

let owner: Member;
let operator: Member;
beforeEach(async () => {
  owner = await joinAs(platform());
  operator = await joinAs(platform(), 'operator');
});

async function publicLook(name = 'Rude name') {
  const { id } = await keep(owner, { name, isPublic: true });
  return { kind: 'look', id } as const;
}

describe('a report', () => {
  it('of a public look keeps its name and its parameters as they are', async () => {
    const about = await publicLook();
    const { visitor } = await joinAs(platform());
    const said = { reason: 'hate', words: 'Read the name' } as const;
    expect((await report(visitor, about, said)).json()).toEqual({ isFirst: true });
    const params = { id: about.id };
    await owner.visitor.call(updateLook, { params, body: { name: 'Roses', isPublic: false } });
    expect(await casesOf(operator)).toMatchObject([
      {
        kind: 'look',
        subject: about.id,
        ownerId: owner.id,
        reports: 1,
        reasons: [{ reason: 'hate', times: 1 }],
        words: ['Read the name'],
        evidence: [{ text: 'Rude name', look: DEFAULT_LOOK }],
      },
    ]);
  });

  it('keeps each state of a thing that was reported, the first and the last ones', async () => {
    const about = await publicLook('State 0');
    for (let state = 0; state < 8; state += 1) {
      const body = { name: `State ${state}` };
      await owner.visitor.call(updateLook, { params: { id: about.id }, body });
      await report((await joinAs(platform())).visitor, about);
    }
    const [found] = await casesOf(operator);
    expect(found?.evidence.map(({ text }) => text)).toEqual(
      [0, 4, 5, 6, 7].map((state) => `State ${state}`),
    );
  });

  it('counts once for each account, however often it is sent', async () => {
    const about = await publicLook();
    const { visitor } = await joinAs(platform());
    const replies = await Promise.all(Array.from({ length: 5 }, () => report(visitor, about)));
    expect(replies.filter((reply) => reply.json().isFirst)).toHaveLength(1);
    expect(await casesOf(operator)).toMatchObject([{ reports: 1 }]);
  });

  it('is taken from a visitor without an account, once', async () => {
    const about = await publicLook();
    const visitor = platform().visitor();
    expect((await report(visitor, about)).json()).toEqual({ isFirst: true });
    expect((await report(visitor, about)).json()).toEqual({ isFirst: false });
  });

  it('of a guest becomes the account’s at sign-in, and two of one thing become one', async () => {
    const [one, other] = [await publicLook('One'), await publicLook('Other')];
    const { visitor } = await comeAsGuest(platform());
    await report(visitor, one);
    const email = 'ann@example.com';
    const password = 'a Mirror of brass 7';
    const body = { fullName: 'Ann Lee', email, password, confirmPassword: password };
    await visitor.call(signUp, { body });
    await report(visitor, other);
    expect((await report(visitor, one)).json()).toEqual({ isFirst: false });
    const rows = await platform().connection.database.select().from(reports);
    expect(rows.map(({ guestId }) => guestId)).toEqual([null, null]);
  });

  it('of a message keeps it with its session’s title, even once it is removed', async () => {
    const { room, params } = await goLive();
    const author = await joinAs(platform());
    const body = { text: 'Rude words' };
    const { place } = (await author.visitor.call(writeInLiveStream, { params, body })).json();
    await report(platform().visitor(), { kind: 'message', id: room.id, place });
    expect(await casesOf(operator)).toMatchObject([
      {
        kind: 'message',
        ownerId: author.id,
        evidence: [{ text: 'Rude words', by: 'Zoe', within: room.title, look: null }],
      },
    ]);
  });

  it('of a session keeps its title and the look, and of a name that name', async () => {
    const { host, room } = await goLive();
    const visitor = platform().visitor();
    await report(visitor, { kind: 'session', id: room.id });
    await report(visitor, { kind: 'name', of: 'session', id: room.id });
    const found = await casesOf(operator);
    expect(found.find(({ kind }) => kind === 'session')?.evidence).toMatchObject([
      { text: room.title, by: 'Zoe Ray', look: DEFAULT_LOOK },
    ]);
    expect(found.find(({ kind }) => kind === 'name')).toMatchObject({
      subject: host.id,
      evidence: [{ text: 'Zoe Ray', look: null }],
    });
  });

  it('of what one may not see is like one of what never existed', async () => {
    const { id } = await keep(owner, { isPublic: false });
    const { room } = await goLive({ audience: 'signed-in' });
    const visitor = platform().visitor();
    const unknown = (await report(visitor, { kind: 'look', id: UNKNOWN })).json();
    expect(unknown).toMatchObject({ error: 'not_found' });
    expect((await report(visitor, { kind: 'look', id })).json()).toEqual(unknown);
    expect((await report(visitor, { kind: 'session', id: room.id })).json()).toEqual(unknown);
    expect((await report(visitor, { kind: 'name', of: 'look', id })).json()).toEqual(unknown);
    expect(await casesOf(operator)).toEqual([]);
  });

  it('is not taken about one’s own', async () => {
    expect((await report(owner.visitor, await publicLook())).json()).toMatchObject({
      error: 'forbidden',
    });
  });

  it('has no more words than it may', async () => {
    const { visitor } = await joinAs(platform());
    const reply = await report(visitor, await publicLook(), { words: 'x'.repeat(501) });
    expect(reply.json()).toMatchObject({ error: 'invalid_input', field: 'words' });
  });

  it('can be made only so often', async () => {
    const { visitor } = await joinAs(platform());
    const about = await publicLook();
    for (let sent = 0; sent < 30; sent += 1) await report(visitor, about);
    expect((await report(visitor, about)).statusCode).toBe(429);
  });
});

describe('names that others see', () => {
  it('are kept without what nobody sees, and refused with a web address', async () => {
    const { name } = await keep(owner, { name: 'Rose\u200B\u202Ewood' });
    expect(name).toBe('Rosewood');
    const look = await keep(owner);
    const body = { name: 'rosewood.shop' };
    const reply = await owner.visitor.call(updateLook, { params: { id: look.id }, body });
    expect(reply.json()).toMatchObject({ error: 'no_links', field: 'name' });
  });

  it('of people are, too', async () => {
    const password = 'a Mirror of brass 7';
    const account = { email: 'ann@example.com', password, confirmPassword: password };
    const visitor = platform().visitor();
    const refused = await visitor.call(signUp, {
      body: { ...account, fullName: 'www.ann.example' },
    });
    expect(refused.json()).toMatchObject({ error: 'no_links', field: 'fullName' });
    const reply = await visitor.call(signUp, {
      body: { ...account, fullName: 'An\u200Bn \u202ELee' },
    });
    expect(reply.json()).toMatchObject({ user: { firstName: 'Ann', lastName: 'Lee' } });
  });
});

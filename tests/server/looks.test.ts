import { eq } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { listLooks, readLook, saveLook, updateLook } from '#contracts/makeup-looks.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { looks } from '#server/db/schema/looks.ts';
import { joinAs, type Member } from './support/account.ts';
import { usePlatform } from './support/platform.ts';
import { keep, newLook } from './support/saved-looks.ts';

const platform = usePlatform();
let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

const DARKER = { ...DEFAULT_LOOK, mascara: { opacity: 90 } };

async function namesOf({ visitor }: Member): Promise<string[]> {
  const reply = await visitor.call(listLooks);
  return listLooks.reply.parse(reply.json()).map(({ name }) => name);
}

describe('saving a look', () => {
  it('keeps it as it was sent, private unless the page says otherwise', async () => {
    const { isPublic: _, ...body } = newLook({ look: DARKER });
    const reply = await zoe.visitor.call(saveLook, { body });
    expect(reply.statusCode).toBe(201);
    const saved = saveLook.reply.parse(reply.json());
    expect(saved).toMatchObject({ ...body, likes: 0, isPublic: false });
    expect((await zoe.visitor.call(listLooks)).json()).toEqual([saved]);
  });

  it('keeps the blend modes of a look, and the version of one without', async () => {
    const blended = applyPatch(DEFAULT_LOOK, { blush: { blend: 'multiply' } });
    await keep(zoe, { look: DEFAULT_LOOK });
    await keep(zoe, { look: blended });
    const kept = listLooks.reply.parse((await zoe.visitor.call(listLooks)).json());
    expect(kept.map(({ look }) => look)).toEqual([blended, DEFAULT_LOOK]);
    expect([blended.v, DEFAULT_LOOK.v]).toEqual([2, 1]);
  });

  it('saves it once when the call is repeated', async () => {
    const body = newLook();
    const first = await zoe.visitor.call(saveLook, { body });
    const again = await zoe.visitor.call(saveLook, { body });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect(await namesOf(zoe)).toEqual(['Rosewood']);
  });

  it.each([
    ['another name', { name: 'Plum' }],
    ['another look', { look: DARKER }],
    ['another audience', { isPublic: true }],
  ])('refuses an id that was used for %s', async (_, difference) => {
    const { id } = await keep(zoe);
    const reply = await zoe.visitor.call(saveLook, { body: newLook({ id, ...difference }) });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error).toBe('already_used');
  });

  it("refuses the id of another person's look, and leaves that as it is", async () => {
    const ana = await joinAs(platform());
    const { id } = await keep(ana, { name: 'Hers' });
    const reply = await zoe.visitor.call(saveLook, { body: newLook({ id, name: 'Mine' }) });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error).toBe('already_used');
    expect(await namesOf(ana)).toEqual(['Hers']);
    expect(await namesOf(zoe)).toEqual([]);
  });

  it('trims the name', async () => {
    expect((await keep(zoe, { name: '  Evening \u{1F484} ' })).name).toBe('Evening \u{1F484}');
  });

  it.each([
    ['an empty name', { name: '   ' }],
    ['a name with a control character', { name: 'Rose\u0000wood' }],
    ['a name with half a character', { name: 'Rose\uD83D' }],
    ['a name of 81 characters', { name: 'x'.repeat(81) }],
    ['an id that is none', { id: '1' }],
    ['an opacity of 101', { look: { ...DEFAULT_LOOK, mascara: { opacity: 101 } } }],
    ['a colour that is none', { look: { ...DEFAULT_LOOK, blush: { color: 'red', opacity: 1 } } }],
    ['a look of a newer version', { look: { ...DEFAULT_LOOK, v: 3 } }],
  ])('refuses %s', async (_, difference) => {
    const reply = await zoe.visitor.call(saveLook, { body: { ...newLook(), ...difference } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toBe('invalid_input');
  });

  it('asks for a sign-in', async () => {
    const reply = await platform().visitor().call(saveLook, { body: newLook() });
    expect(reply.statusCode).toBe(401);
  });
});

describe('the list of looks', () => {
  it("has one's own, the newest first", async () => {
    const ana = await joinAs(platform());
    await keep(ana, { name: 'Hers', isPublic: true });
    for (const name of ['First', 'Second', 'Third']) await keep(zoe, { name });
    expect(await namesOf(zoe)).toEqual(['Third', 'Second', 'First']);
  });

  it('reads a look of an older version, and leaves out one that is broken', async () => {
    const [older, broken] = [await keep(zoe, { name: 'Older' }), await keep(zoe)];
    const { v: _, ...unversioned } = DEFAULT_LOOK;
    const { database } = platform().connection;
    await database.update(looks).set({ look: unversioned }).where(eq(looks.id, older.id));
    await database
      .update(looks)
      .set({ look: { v: 1 } })
      .where(eq(looks.id, broken.id));
    const reply = await zoe.visitor.call(listLooks);
    expect(reply.json()).toEqual([older]);
    const opened = await zoe.visitor.call(readLook, { params: { id: broken.id } });
    expect(opened.statusCode).toBe(404);
  });

  it('asks for a sign-in', async () => {
    expect((await platform().visitor().call(listLooks)).statusCode).toBe(401);
  });
});

describe('opening a look', () => {
  it('shows a public one to anyone, signed out too', async () => {
    const look = await keep(zoe, { isPublic: true });
    const reply = await platform()
      .visitor()
      .call(readLook, { params: { id: look.id } });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ ...look, isOwn: false, isLiked: false });
  });

  it("shows one's own, private or not", async () => {
    const look = await keep(zoe);
    const reply = await zoe.visitor.call(readLook, { params: { id: look.id } });
    expect(reply.json()).toEqual({ ...look, isOwn: true, isLiked: false });
  });

  it('says nothing of whose it is', async () => {
    const look = await keep(zoe, { isPublic: true });
    const reply = await platform()
      .visitor()
      .call(readLook, { params: { id: look.id } });
    expect(reply.body).not.toContain(zoe.id);
    expect(reply.body).not.toContain('Ray');
  });

  it("answers a private look of another person's like one that does not exist", async () => {
    const { id } = await keep(zoe);
    const ana = await joinAs(platform());
    const [hidden, missing, signedOut] = [
      await ana.visitor.call(readLook, { params: { id } }),
      await ana.visitor.call(readLook, { params: { id: uuidv4() } }),
      await platform().visitor().call(readLook, { params: { id } }),
    ];
    expect(hidden.statusCode).toBe(404);
    expect(hidden.json()).toEqual(missing.json());
    expect(signedOut.json()).toEqual(missing.json());
  });

  it('refuses an id that is none', async () => {
    const reply = await zoe.visitor.call(readLook, { params: { id: 'user-1' } });
    expect(reply.statusCode).toBe(400);
  });
});

describe('changing a look', () => {
  it('renames it', async () => {
    const look = await keep(zoe);
    const reply = await zoe.visitor.call(updateLook, {
      params: { id: look.id },
      body: { name: ' Plum ' },
    });
    expect(reply.json()).toEqual({ ...look, name: 'Plum' });
    expect(await namesOf(zoe)).toEqual(['Plum']);
  });

  it('makes it public, and private again', async () => {
    const { id } = await keep(zoe);
    await zoe.visitor.call(updateLook, { params: { id }, body: { isPublic: true } });
    const stranger = platform().visitor();
    expect((await stranger.call(readLook, { params: { id } })).statusCode).toBe(200);
    await zoe.visitor.call(updateLook, { params: { id }, body: { isPublic: false } });
    expect((await stranger.call(readLook, { params: { id } })).statusCode).toBe(404);
  });

  it('changes nothing when nothing is said', async () => {
    const look = await keep(zoe);
    const reply = await zoe.visitor.call(updateLook, { params: { id: look.id }, body: {} });
    expect(reply.json()).toEqual(look);
  });

  it('cannot give it to another person, or replace what is worn', async () => {
    const look = await keep(zoe);
    const ana = await joinAs(platform());
    const body = { userId: ana.id, look: DARKER, likes: 7, id: uuidv4() };
    const reply = await zoe.visitor.call(updateLook, { params: { id: look.id }, body });
    expect(reply.json()).toEqual(look);
  });

  it.each([true, false])("refuses another person's look, public: %s", async (isPublic) => {
    const look = await keep(zoe, { isPublic });
    const ana = await joinAs(platform());
    const reply = await ana.visitor.call(updateLook, {
      params: { id: look.id },
      body: { name: 'Mine' },
    });
    expect(reply.statusCode).toBe(404);
    expect(await namesOf(zoe)).toEqual(['Rosewood']);
  });
});

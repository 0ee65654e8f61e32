import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { type PageEvent, trackEvent } from '#contracts/analytics.ts';
import { countLookUse } from '#contracts/look-figures.ts';
import { readGallery, readLookTrends } from '#contracts/look-gallery.ts';
import { deleteLook, likeLook, listLooks, updateLook } from '#contracts/makeup-looks.ts';
import { createFold } from '#server/services/analytics/fold/fold.ts';
import { joinAs, type Member } from './support/account.ts';
import { usePlatform } from './support/platform.ts';
import { keep } from './support/saved-looks.ts';

const platform = usePlatform();
const DAY_MS = 86_400_000;

let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

async function show(name: string): Promise<string> {
  const { id } = await keep(zoe, { isPublic: true, name });
  await zoe.visitor.call(updateLook, { params: { id }, body: { isListed: true } });
  return id;
}

async function wear(id: string): Promise<void> {
  const body = { use: 'apply', way: 'gallery', visit: uuidv4() };
  await platform().visitor().call(countLookUse, { params: { id }, body });
}

async function gallery(visitor = platform().visitor()) {
  const reply = await visitor.call(readGallery);
  expect(reply.statusCode).toBe(200);
  return readGallery.reply.parse(reply.json());
}

const names = (looks: readonly { readonly name: string }[]) => looks.map(({ name }) => name);

describe('the gallery', () => {
  it('shows the public looks whose owners said so, and no others', async () => {
    await show('Shown');
    await keep(zoe, { isPublic: true, name: 'By link alone' });
    const { id } = await keep(zoe, { name: 'Private' });
    await zoe.visitor.call(updateLook, { params: { id }, body: { isListed: true } });
    const deleted = await show('Deleted');
    await zoe.visitor.call(deleteLook, { params: { id: deleted } });
    const { worn, newest } = await gallery();
    expect([names(worn), names(newest)]).toEqual([[], ['Shown']]);
  });

  it('never says whose a look is', async () => {
    await show('Shown');
    const reply = await platform().visitor().call(readGallery);
    expect(reply.body).not.toContain(zoe.id);
    expect(reply.body).not.toContain('Zoe');
    expect(reply.body).not.toContain(zoe.email);
  });

  it('loses a look that is made private, even once it is public again', async () => {
    const id = await show('Shown');
    await zoe.visitor.call(updateLook, { params: { id }, body: { isPublic: false } });
    await zoe.visitor.call(updateLook, { params: { id }, body: { isPublic: true } });
    expect((await gallery()).newest).toEqual([]);
    const [kept] = listLooks.reply.parse((await zoe.visitor.call(listLooks)).json());
    expect(kept).toMatchObject({ isPublic: true, isListed: false });
  });

  it('begins with what was put on most often this week', async () => {
    const seldom = await show('Seldom');
    const often = await show('Often');
    await show('Never');
    await wear(seldom);
    await wear(often);
    await wear(often);
    const { worn, newest } = await gallery();
    expect(worn.map((look) => [look.name, look.worn])).toEqual([
      ['Often', 2],
      ['Seldom', 1],
    ]);
    expect(names(newest)).toEqual(['Never']);
    platform().advance(7 * DAY_MS);
    const later = await gallery();
    expect([names(later.worn), later.newest.length]).toEqual([[], 3]);
  });

  it('says what is one’s own, and what one likes', async () => {
    const id = await show('Shown');
    const ana = await joinAs(platform());
    await ana.visitor.call(likeLook, { params: { id } });
    expect((await gallery(ana.visitor)).newest).toMatchObject([
      { isOwn: false, isLiked: true, likes: 1 },
    ]);
    expect((await gallery(zoe.visitor)).newest).toMatchObject([
      { isOwn: true, isLiked: false, likes: 1 },
    ]);
  });
});

describe('the trends of the week', () => {
  async function tell(count: number, differences: Partial<PageEvent>): Promise<void> {
    const events = Array.from({ length: count }, () => ({
      event: 'makeup_apply',
      page: '/makeup-app',
      sessionId: 'session_1772366400000_zoe',
      eventId: uuidv7(),
      ...differences,
    }));
    const reply = await platform().visitor().call(trackEvent, { body: { events } });
    expect(reply.statusCode).toBe(202);
  }

  async function trends() {
    const { database } = platform().connection;
    await createFold({ database, timeZone: 'UTC', now: () => new Date() }).all();
    const reply = await platform().visitor().call(readLookTrends);
    expect(reply.statusCode).toBe(200);
    return readLookTrends.reply.parse(reply.json());
  }

  it('are empty if nothing was worn yet', async () => {
    expect(await trends()).toEqual({ shades: [], looks: [] });
  });

  it('are what was put on and saved most often, of our own shades and looks', async () => {
    await tell(3, { eventData: { makeupType: 'lipstick', shade: 'Berry' } });
    await tell(4, { eventData: { makeupType: 'blush', shade: 'Peach' } });
    await tell(5, { eventData: { makeupType: 'lipstick', shade: 'Zoe Ray' } });
    await tell(9, { eventData: { makeupType: 'foundation', shade: 'Deep' } });
    await tell(2, { eventData: { makeupType: 'whole-look', lookName: 'Romantic' } });
    await tell(1, { event: 'look_save', eventData: { lookName: 'Romantic' } });
    expect(await trends()).toEqual({
      shades: [
        { product: 'blush', shade: 'Peach', worn: 4 },
        { product: 'lipstick', shade: 'Berry', worn: 3 },
      ],
      looks: [{ look: 'Romantic', worn: 2, saved: 1 }],
    });
  });

  it('leave out what was put on by hardly anyone', async () => {
    await tell(2, { eventData: { makeupType: 'lipstick', shade: 'Berry' } });
    expect((await trends()).shades).toEqual([]);
  });

  it('forget what is older than a week', async () => {
    await tell(3, { eventData: { makeupType: 'lipstick', shade: 'Berry' } });
    expect((await trends()).shades).toHaveLength(1);
    platform().advance(7 * DAY_MS);
    expect((await trends()).shades).toEqual([]);
  });
});

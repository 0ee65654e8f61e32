import { v4 as uuidv4 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportAccount } from '#contracts/account-data.ts';
import { countLookUse, readLookFigures } from '#contracts/look-figures.ts';
import { deleteLook, likeLook, unlikeLook, updateLook } from '#contracts/makeup-looks.ts';
import { createDayTeller } from '#domain/analytics/calendar.ts';
import type { LookUse, LookWay } from '#domain/looks/look-uses.ts';
import { lookDays } from '#server/db/schema/look-days.ts';
import { rateLimits } from '#server/db/schema/operation.ts';
import { joinAs, type Member } from './support/account.ts';
import { givePro } from './support/entitle.ts';
import { usePlatform } from './support/platform.ts';
import { keep } from './support/saved-looks.ts';

const platform = usePlatform();
const DAY_MS = 86_400_000;

let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
  await givePro(platform().connection, zoe.id, new Date(Date.now() + 400 * DAY_MS));
});

interface Use {
  readonly use?: LookUse;
  readonly way?: LookWay;
  readonly visit?: string;
  readonly by?: Member['visitor'];
}

/** Uses a look as a page does that was opened for it; resolves with the status of the answer. */
async function use(id: string, { use: what = 'visit', way = 'link', visit, by }: Use = {}) {
  const visitor = by ?? platform().visitor();
  const body = { use: what, way, visit: visit ?? uuidv4() };
  return (await visitor.call(countLookUse, { params: { id }, body })).statusCode;
}

async function figures(days: '7' | '30' | '90' = '7', look?: string) {
  const query = { days, ...(look === undefined ? {} : { look }) };
  const reply = await zoe.visitor.call(readLookFigures, { query });
  expect(reply.statusCode).toBe(200);
  return readLookFigures.reply.parse(reply.json());
}

describe('a use of a public look', () => {
  it('is counted once for each visit, however often it is reported', async () => {
    const { id } = await keep(zoe, { isPublic: true });
    const visit = uuidv4();
    expect(await use(id, { visit })).toBe(202);
    expect(await use(id, { visit })).toBe(202);
    await use(id, { visit, use: 'apply' });
    await use(id);
    expect((await figures()).totals).toEqual({ visits: 2, applies: 1, likes: 0 });
  });

  it('is counted once when it is reported many times at once', async () => {
    const { id } = await keep(zoe, { isPublic: true });
    const visit = uuidv4();
    await Promise.all(Array.from({ length: 8 }, () => use(id, { visit })));
    await Promise.all(Array.from({ length: 8 }, () => use(id)));
    expect((await figures()).totals.visits).toBe(9);
  });

  it('leaves nothing in the database by which it could be known', async () => {
    const { id } = await keep(zoe, { isPublic: true });
    const ana = await joinAs(platform());
    const visit = uuidv4();
    await use(id, { visit, by: ana.visitor });
    const { database } = platform().connection;
    const rows = await database.select().from(lookDays);
    const day = createDayTeller('UTC')(new Date());
    expect(rows).toEqual([{ lookId: id, day, way: 'link', visits: 1, applies: 0 }]);
    const limits = JSON.stringify(await database.select().from(rateLimits));
    expect(limits).not.toContain(visit);
    expect(limits).not.toContain(ana.id);
  });

  it('is not counted if it is the owner’s own', async () => {
    const { id } = await keep(zoe, { isPublic: true });
    expect(await use(id, { by: zoe.visitor })).toBe(202);
    expect((await figures()).totals.visits).toBe(0);
  });

  it('is refused for a look that is private, deleted or unknown', async () => {
    const { id: hidden } = await keep(zoe);
    const { id: gone } = await keep(zoe, { isPublic: true });
    await zoe.visitor.call(deleteLook, { params: { id: gone } });
    expect([await use(hidden), await use(gone), await use(uuidv4())]).toEqual([404, 404, 404]);
  });

  it('comes from the gallery only where the look is shown there', async () => {
    const { id } = await keep(zoe, { isPublic: true });
    expect(await use(id, { use: 'apply', way: 'gallery' })).toBe(404);
    await zoe.visitor.call(updateLook, { params: { id }, body: { isListed: true } });
    expect(await use(id, { use: 'apply', way: 'gallery' })).toBe(202);
  });
});

describe('the figures of one’s own looks', () => {
  it('are told by day, by way and by look', async () => {
    const first = await keep(zoe, { isPublic: true, name: 'First' });
    const second = await keep(zoe, { isPublic: true, name: 'Second' });
    await zoe.visitor.call(updateLook, { params: { id: second.id }, body: { isListed: true } });
    await use(first.id);
    platform().advance(DAY_MS);
    await use(second.id);
    await use(second.id, { use: 'apply', way: 'gallery' });
    const { ways, days, looks } = await figures();
    expect(ways).toEqual([
      { way: 'link', visits: 2, applies: 0 },
      { way: 'gallery', visits: 0, applies: 1 },
    ]);
    expect(days).toHaveLength(7);
    expect(days.slice(-2).map(({ visits, applies }) => [visits, applies])).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect(looks.map(({ name, visits, applies }) => [name, visits, applies])).toEqual([
      ['Second', 1, 1],
      ['First', 1, 0],
    ]);
    expect((await figures('7', first.id)).totals).toEqual({ visits: 1, applies: 0, likes: 0 });
  });

  it('forget a like that was taken back', async () => {
    const { id } = await keep(zoe, { isPublic: true });
    const [ana, ben] = [await joinAs(platform()), await joinAs(platform())];
    await ana.visitor.call(likeLook, { params: { id } });
    await ben.visitor.call(likeLook, { params: { id } });
    await ben.visitor.call(unlikeLook, { params: { id } });
    const { totals, days } = await figures();
    expect(totals.likes).toBe(1);
    expect(days.at(-1)?.likes).toBe(1);
  });

  it('leave out what was before the period', async () => {
    const { id } = await keep(zoe, { isPublic: true });
    await use(id);
    await (await joinAs(platform())).visitor.call(likeLook, { params: { id } });
    platform().advance(8 * DAY_MS);
    expect((await figures('7')).totals).toEqual({ visits: 0, applies: 0, likes: 0 });
    expect((await figures('30')).totals).toEqual({ visits: 1, applies: 0, likes: 1 });
  });

  it('tell a private look only where it was used in the period', async () => {
    await keep(zoe);
    const { id } = await keep(zoe, { isPublic: true, name: 'Was public' });
    await use(id);
    await zoe.visitor.call(updateLook, { params: { id }, body: { isPublic: false } });
    const { looks } = await figures();
    expect(looks.map(({ name, isPublic }) => [name, isPublic])).toEqual([['Was public', false]]);
  });

  it('are for their owner, who is Pro', async () => {
    const { id } = await keep(zoe, { isPublic: true });
    const query = { days: '7', look: id };
    const ana = await joinAs(platform());
    expect((await platform().visitor().call(readLookFigures, { query })).statusCode).toBe(401);
    expect((await ana.visitor.call(readLookFigures, { query })).statusCode).toBe(403);
    await givePro(platform().connection, ana.id);
    expect((await ana.visitor.call(readLookFigures, { query })).statusCode).toBe(404);
  });

  it('are in the export, and go with their look', async () => {
    const { id } = await keep(zoe, { isPublic: true, name: 'Rosewood' });
    await use(id);
    const exported = await zoe.visitor.call(exportAccount);
    expect(exported.json()).toMatchObject({
      lookFigures: [{ look: 'Rosewood', way: 'link', visits: 1, applies: 0 }],
    });
  });
});

import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contracts/account-data.ts';
import { addAwards, readProgress } from '#contracts/progress.ts';
import type { Award, AwardKind } from '#domain/gamification/awards.ts';
import { MOST_AWARDS_AT_ONCE } from '#domain/gamification/awards.ts';
import { daysLater } from '#domain/gamification/calendar-day.ts';
import { standingOf } from '#domain/gamification/standing.ts';
import { progressAwards } from '#server/db/schema/progress.ts';
import { joinAs, PASSWORD } from './support/account.ts';
import { usePlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform();

const TODAY = new Date().toISOString().slice(0, 10);

function award(kind: AwardKind, subject: string | null = null, day = TODAY): Award {
  return { id: uuidv7(), kind, day, subject };
}

function several(kind: AwardKind, count: number): Award[] {
  return Array.from({ length: count }, () => award(kind));
}

function send(visitor: Visitor, awards: readonly unknown[]) {
  return visitor.call(addAwards, { body: { awards } });
}

async function readPart(visitor: Visitor, after?: string) {
  const query = after === undefined ? {} : { after };
  return readProgress.reply.parse((await visitor.call(readProgress, { query })).json());
}

/** A ledger that fits into one answer, and what it comes to. */
async function read(visitor: Visitor) {
  const part = await readPart(visitor);
  return { ...part, xp: standingOf(part.awards).xp };
}

describe('progress', () => {
  it('is nothing at first', async () => {
    const { id: userId, visitor } = await joinAs(platform());
    expect(await read(visitor)).toEqual({ userId, xp: 0, awards: [], hasMore: false });
  });

  it('grows by awards, which are worth what the rules say', async () => {
    const { visitor } = await joinAs(platform());
    const awards = [award('daily_login'), award('camera_started'), award('photo_captured')];
    const reply = await send(visitor, awards);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true, kept: awards.map(({ id }) => id) });
    // With the achievement of the first photo.
    expect(await read(visitor)).toMatchObject({ xp: 30 + 10 + 20 + 50, awards });
  });

  it('is read part by part, in the order in which it was kept', async () => {
    const { id: userId, visitor } = await joinAs(platform());
    const awards = several('color_changed', 501);
    const receivedAt = new Date();
    await platform()
      .connection.database.insert(progressAwards)
      .values(awards.map((one) => ({ ...one, userId, receivedAt })));
    const first = await readPart(visitor);
    expect(first.awards).toEqual(awards.slice(0, 500));
    expect(first.hasMore).toBe(true);
    const rest = await readPart(visitor, first.awards.at(-1)?.id);
    expect(rest).toEqual({ userId, awards: awards.slice(500), hasMore: false });
    expect((await readPart(visitor, awards.at(-1)?.id)).awards).toEqual([]);
  });

  it('is read from the beginning after an award that the account does not have', async () => {
    const { visitor } = await joinAs(platform());
    const other = await joinAs(platform());
    const awards = [award('camera_started'), award('photo_captured')];
    await send(visitor, awards);
    const foreign = award('look_saved');
    await send(other.visitor, [foreign]);
    expect((await readPart(visitor, foreign.id)).awards).toEqual(awards);
  });

  it('takes no amount from the caller', async () => {
    const { visitor } = await joinAs(platform());
    await send(visitor, [{ ...award('camera_started'), xp: 1000, amount: 1000, points: 1000 }]);
    expect((await read(visitor)).xp).toBe(10);
  });

  it('counts an award once however often it comes', async () => {
    const { visitor } = await joinAs(platform());
    const awards = several('color_changed', 3);
    const replies = [await send(visitor, awards), await send(visitor, awards)];
    replies.push(await send(visitor, [...awards, ...awards]));
    for (const reply of replies) {
      expect(reply.json().kept).toEqual(awards.map(({ id }) => id));
    }
    expect(await read(visitor)).toMatchObject({ xp: 15 });
    expect((await read(visitor)).awards).toHaveLength(3);
  });

  it('counts an award once when two tabs send it at the same moment', async () => {
    const { visitor } = await joinAs(platform());
    const awards = [award('daily_login'), ...several('color_changed', 5)];
    const replies = await Promise.all([1, 2, 3, 4].map(() => send(visitor, awards)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await read(visitor)).xp).toBe(30 + 25);
  });

  it('keeps no more than the limit of a day, from however many devices', async () => {
    const { visitor } = await joinAs(platform());
    await Promise.all([
      send(visitor, several('color_changed', 15)),
      send(visitor, several('color_changed', 15)),
    ]);
    await send(visitor, [award('camera_started'), award('camera_started')]);
    expect((await read(visitor)).xp).toBe(20 * 5 + 10);
    expect((await read(visitor)).awards).toHaveLength(21);
  });

  it('has room again on another day', async () => {
    const { visitor } = await joinAs(platform());
    await send(visitor, several('color_changed', 25));
    const yesterday = daysLater(TODAY, -1);
    const reply = await send(visitor, [award('color_changed', null, yesterday)]);
    expect(reply.json().kept).toHaveLength(1);
    expect((await read(visitor)).xp).toBe(21 * 5);
  });

  it('counts a challenge once a day', async () => {
    const { visitor } = await joinAs(platform());
    await send(visitor, [award('challenge_completed', 'bold-lip')]);
    await send(visitor, [award('challenge_completed', 'bold-lip')]);
    await send(visitor, [award('challenge_completed', 'eye-focus')]);
    expect((await read(visitor)).xp).toBe(30 + 35);
  });

  it('joins what two devices know into one streak', async () => {
    const { visitor } = await joinAs(platform());
    await send(visitor, [award('daily_login', null, daysLater(TODAY, -2)), award('daily_login')]);
    await send(visitor, [award('daily_login', null, daysLater(TODAY, -1)), award('daily_login')]);
    expect((await read(visitor)).xp).toBe(3 * 30 + 2 * 50 + 100);
  });

  it('knows no day that has not begun anywhere', async () => {
    const { visitor } = await joinAs(platform());
    const reply = await send(visitor, [award('daily_login', null, daysLater(TODAY, 3))]);
    expect(reply.json()).toEqual({ success: true, kept: [] });
    expect((await read(visitor)).xp).toBe(0);
  });

  it('belongs to one account, even if two send the same ids', async () => {
    const [one, other] = [await joinAs(platform()), await joinAs(platform())];
    const awards = [award('camera_started')];
    await send(one.visitor, awards);
    expect((await read(other.visitor)).xp).toBe(0);
    await send(other.visitor, awards);
    expect((await read(other.visitor)).xp).toBe(10);
    expect((await read(one.visitor)).xp).toBe(10);
  });

  it('goes to nobody else if another account is signed in by now', async () => {
    const [one, other] = [await joinAs(platform()), await joinAs(platform())];
    const body = { userId: one.id, awards: [award('camera_started')] };
    expect((await other.visitor.call(addAwards, { body })).json().error).toBe('forbidden');
    expect((await read(other.visitor)).xp).toBe(0);
    expect((await one.visitor.call(addAwards, { body })).statusCode).toBe(200);
  });

  it.each([
    ['an award of no kind', [{ ...award('daily_login'), kind: 'won_lottery' }]],
    ['an award that only follows', [{ ...award('daily_login'), kind: 'streak_maintained' }]],
    ['an id that is none', [{ ...award('daily_login'), id: '1' }]],
    ['a day that there is none of', [{ ...award('daily_login'), day: '2026-02-30' }]],
    ['a day before there was a ledger', [{ ...award('daily_login'), day: '1999-01-01' }]],
    ['a look that there is none of', [award('look_tried', 'gothic')]],
    ['a subject where there is none', [award('daily_login', 'bold-lip')]],
    ['nothing', []],
    ['more than fit into a batch', several('color_changed', MOST_AWARDS_AT_ONCE + 1)],
  ])('refuses %s', async (_, awards) => {
    const { visitor } = await joinAs(platform());
    const reply = await send(visitor, awards);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toBe('invalid_input');
    expect((await read(visitor)).awards).toEqual([]);
  });

  it('is for those who are signed in', async () => {
    const visitor = platform().visitor();
    expect((await visitor.call(readProgress)).statusCode).toBe(401);
    expect((await send(visitor, [award('daily_login')])).statusCode).toBe(401);
  });

  it('is in the export, and goes with the account', async () => {
    const { visitor } = await joinAs(platform());
    await send(visitor, [award('challenge_completed', 'bold-lip')]);
    const exported = (await visitor.call(exportAccount)).json();
    expect(exported.progress).toMatchObject([
      { kind: 'challenge_completed', subject: 'bold-lip', day: TODAY },
    ]);
    await visitor.call(deleteAccount, { body: { password: PASSWORD } });
    expect(await platform().connection.database.select().from(progressAwards)).toEqual([]);
  });
});

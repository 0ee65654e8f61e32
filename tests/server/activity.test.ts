import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { readActivity, reportCapture } from '#contracts/activity.ts';
import { deleteLook } from '#contracts/makeup-looks.ts';
import { MOST_KEPT_ACTIVITIES, MOST_SHOWN_ACTIVITIES } from '#domain/activity/totals.ts';
import { activities } from '#server/db/schema/activities.ts';
import { createActivities } from '#server/services/activities/activities.ts';
import { joinAs, type Member } from './support/account.ts';
import { usePlatform } from './support/platform.ts';
import { keep } from './support/saved-looks.ts';

const platform = usePlatform();
let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

const DAY_MS = 86_400_000;

async function activityOf({ visitor }: Member) {
  const reply = await visitor.call(readActivity);
  return readActivity.reply.parse(reply.json());
}

function capture({ visitor }: Member, id: string = uuidv7()) {
  return visitor.call(reportCapture, { body: { id } });
}

/** Puts photos into an account's past, one for each moment. */
async function addPhotos(userId: string, moments: readonly Date[]): Promise<void> {
  await platform()
    .connection.database.insert(activities)
    .values(moments.map((happenedAt) => ({ userId, kind: 'photo_captured' as const, happenedAt })));
}

describe('the activity of an account', () => {
  it('begins with its making', async () => {
    const { entries, totals } = await activityOf(zoe);
    expect(entries.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['account_created', null],
    ]);
    expect(totals).toEqual({ looksCreated: 0, photosTaken: 0, likesGiven: 0, daysActive: 1 });
  });

  it('says what was done, the latest first', async () => {
    await keep(zoe, { name: 'Plum' });
    await capture(zoe);
    const { entries, totals } = await activityOf(zoe);
    expect(entries.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['photo_captured', null],
      ['look_created', 'Plum'],
      ['account_created', null],
    ]);
    expect(totals).toMatchObject({ looksCreated: 1, photosTaken: 1 });
  });

  it('keeps what was done with a look that is gone', async () => {
    const { id } = await keep(zoe, { name: 'Plum' });
    await zoe.visitor.call(deleteLook, { params: { id } });
    const { entries, totals } = await activityOf(zoe);
    expect(entries[0]).toMatchObject({ kind: 'look_created', subject: 'Plum' });
    expect(totals.looksCreated).toBe(1);
  });

  it('counts each calendar day (UTC) once', async () => {
    const today = new Date(new Date().toISOString().slice(0, 10));
    const yesterdayLate = new Date(today.getTime() - 1);
    const yesterdayEarly = new Date(today.getTime() - DAY_MS);
    const longAgo = new Date(today.getTime() - 100 * DAY_MS);
    await addPhotos(zoe.id, [yesterdayLate, yesterdayEarly, longAgo]);
    expect((await activityOf(zoe)).totals.daysActive).toBe(3);
  });

  it('shows the latest entries and counts them all', async () => {
    const moments = Array.from({ length: 60 }, (_, days) => new Date(Date.now() - days * DAY_MS));
    await addPhotos(zoe.id, moments);
    const { entries, totals } = await activityOf(zoe);
    expect(entries).toHaveLength(MOST_SHOWN_ACTIVITIES);
    expect(totals).toMatchObject({ photosTaken: 60, daysActive: 60 });
  });

  it('is for its owner alone', async () => {
    await capture(zoe);
    const ana = await joinAs(platform());
    expect((await activityOf(ana)).totals.photosTaken).toBe(0);
    expect((await platform().visitor().call(readActivity)).statusCode).toBe(401);
  });
});

describe('a captured photo', () => {
  it('is noted', async () => {
    const reply = await capture(zoe);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ success: true });
  });

  it('is noted once for each id, however often and however fast it is reported', async () => {
    const id = uuidv7();
    const replies = await Promise.all(Array.from({ length: 6 }, () => capture(zoe, id)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect((await activityOf(zoe)).totals.photosTaken).toBe(1);
  });

  it("does not touch another person's entry with the same id", async () => {
    const id = uuidv7();
    const ana = await joinAs(platform());
    await capture(ana, id);
    expect((await capture(zoe, id)).statusCode).toBe(201);
    expect((await activityOf(ana)).totals.photosTaken).toBe(1);
  });

  it.each([[{}], [{ id: '7' }], [[]], [null]])('is refused as %o', async (body) => {
    const reply = await zoe.visitor.call(reportCapture, { body });
    expect(reply.statusCode).toBe(400);
  });

  it('asks for a sign-in', async () => {
    const reply = await platform()
      .visitor()
      .call(reportCapture, { body: { id: uuidv7() } });
    expect(reply.statusCode).toBe(401);
  });

  it('has a limit, beyond what anybody captures by hand', async () => {
    const replies = await Promise.all(
      Array.from({ length: reportCapture.limits[0].times + 1 }, () => capture(zoe)),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });
});

describe('old activity', () => {
  it('is no longer kept, and still counts', async () => {
    const TOO_MANY = 40;
    const moments = Array.from(
      { length: MOST_KEPT_ACTIVITIES + TOO_MANY },
      (_, place) => new Date(Date.UTC(2025, 0, 1) + place * (DAY_MS / 4)),
    );
    await addPhotos(zoe.id, moments);
    const before = (await activityOf(zoe)).totals;
    const { database } = platform().connection;
    const tidy = createActivities({ database, now: () => new Date(), random: () => 0 });
    await tidy.addCapture(zoe.id, uuidv7());
    await tidy.addCapture(zoe.id, uuidv7());
    expect(await database.$count(activities)).toBe(MOST_KEPT_ACTIVITIES);
    expect((await activityOf(zoe)).totals).toEqual({
      ...before,
      photosTaken: before.photosTaken + 2,
    });
  });
});

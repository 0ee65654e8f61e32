import { describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contracts/account-data.ts';
import {
  agreeToSkinHistory,
  deleteSkinEntries,
  deleteSkinEntry,
  HISTORY_PAGE,
  keepSkinEntries,
  MOST_KEPT_AT_ONCE,
  readSkinHistory,
  withdrawSkinHistory,
} from '#contracts/skin-history.ts';
import {
  entryId,
  HISTORY_MEASURES,
  MOST_ENTRIES,
  type SkinHistoryEntry,
} from '#domain/skin-history/skin-history.ts';
import { SKIN_MEASURES } from '#domain/analysis/skin-reading.ts';
import { skinHistoryConsents, skinHistoryEntries } from '#server/db/schema/skin-history.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { givePro } from './support/entitle.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

const START = Date.UTC(2026, 10, 1);

/** An analysis so many hours after the first. */
function entry(hour: number): SkinHistoryEntry {
  const measuredAt = START + hour * 3_600_000;
  return {
    id: entryId(measuredAt),
    measuredAt,
    grade: 'good',
    light: 82,
    score: { value: 76.25, low: 71, high: 81 },
    measures: { redness: { value: 4.2, low: 2.6, high: 5.8, unit: 'a*' } },
  };
}

const hours = (count: number, from = 0) =>
  Array.from({ length: count }, (_, place) => entry(from + place));

/** A person who is Pro, and by default agreed to keep a history with the account. */
async function join(agrees = true): Promise<Member> {
  const member = await joinAs(platform());
  await givePro(platform().connection, member.id);
  if (agrees) await agree(member);
  return member;
}

async function agree({ visitor }: Member) {
  const reply = await visitor.call(agreeToSkinHistory, { body: { agreed: true } });
  return agreeToSkinHistory.reply.parse(reply.json());
}

function send({ visitor }: Member, entries: readonly unknown[], userId?: string) {
  return visitor.call(keepSkinEntries, { body: { entries, ...(userId && { userId }) } });
}

async function read({ visitor }: Member, after?: string) {
  const query = after === undefined ? {} : { after };
  return readSkinHistory.reply.parse((await visitor.call(readSkinHistory, { query })).json());
}

/** Puts analyses into an account without a call for each. */
async function fill({ id: userId }: Member, entries: readonly SkinHistoryEntry[]): Promise<void> {
  await platform()
    .connection.database.insert(skinHistoryEntries)
    .values(entries.map((each) => ({ ...each, userId, measuredAt: new Date(each.measuredAt) })));
}

describe('the skin history of an account', () => {
  it('is empty and not agreed to at first', async () => {
    const zoe = await join(false);
    expect(await read(zoe)).toEqual({
      userId: zoe.id,
      agreedAt: null,
      total: 0,
      entries: [],
      next: null,
    });
  });

  it('takes nothing before the person agrees', async () => {
    const zoe = await join(false);
    const reply = await send(zoe, [entry(0)]);
    expect(reply.statusCode).toBe(403);
    expect(reply.json().error).toBe('not_agreed');
    await agree(zoe);
    expect((await read(zoe)).total).toBe(0);
  });

  it('remembers when the person first agreed', async () => {
    const zoe = await join(false);
    const { agreedAt } = await agree(zoe);
    platform().advance(60_000);
    expect(await agree(zoe)).toEqual({ agreedAt });
    expect((await read(zoe)).agreedAt).toBe(agreedAt);
  });

  it('keeps numbers as they were sent, the newest first', async () => {
    const zoe = await join();
    const withheld = { ...entry(2), score: null, measures: {} };
    const reply = await send(zoe, [entry(1), withheld, entry(0)]);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().kept).toEqual([entry(1).id, entry(2).id, entry(0).id]);
    expect((await read(zoe)).entries).toEqual([withheld, entry(1), entry(0)]);
  });

  it('counts an analysis once, however often and from however many devices it comes', async () => {
    const zoe = await join();
    const replies = await Promise.all([1, 2, 3].map(() => send(zoe, [entry(0), entry(1)])));
    replies.push(await send(zoe, [entry(1), entry(1), entry(2)]));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await read(zoe)).entries).toEqual([entry(2), entry(1), entry(0)]);
  });

  it('is read in pages, each analysis once', async () => {
    const zoe = await join();
    await fill(zoe, hours(HISTORY_PAGE + 3));
    const first = await read(zoe);
    expect(first.entries).toHaveLength(HISTORY_PAGE);
    expect(first.total).toBe(HISTORY_PAGE + 3);
    const second = await read(zoe, first.next ?? '');
    expect(second.next).toBeNull();
    expect([...first.entries, ...second.entries]).toEqual(hours(HISTORY_PAGE + 3).toReversed());
  });

  it('makes room for the newest', async () => {
    const zoe = await join();
    await fill(zoe, hours(MOST_ENTRIES, 1));
    const reply = await send(zoe, [entry(0), entry(MOST_ENTRIES + 1)]);
    expect(reply.json().kept).toEqual([entry(MOST_ENTRIES + 1).id]);
    expect((await read(zoe)).total).toBe(MOST_ENTRIES);
  });

  it('has room for a full call with every measure', async () => {
    const zoe = await join();
    const long = { value: -9999.99, low: -9999.99, high: -9999.99 };
    const measures = Object.fromEntries(
      HISTORY_MEASURES.map((name) => [name, { ...long, unit: SKIN_MEASURES[name].unit }]),
    );
    const full = hours(MOST_KEPT_AT_ONCE).map((each) => ({ ...each, measures, score: long }));
    expect((await send(zoe, full, zoe.id)).statusCode).toBe(200);
  });

  it('loses one analysis when that is deleted, and changes nothing when it is deleted again', async () => {
    const zoe = await join();
    await send(zoe, [entry(0), entry(1)]);
    for (const _time of [1, 2]) {
      const reply = await zoe.visitor.call(deleteSkinEntry, { params: { id: entry(0).id } });
      expect(reply.statusCode).toBe(200);
    }
    expect((await read(zoe)).entries).toEqual([entry(1)]);
  });

  it('is emptied when all is deleted, and still agreed to', async () => {
    const zoe = await join();
    await send(zoe, [entry(0), entry(1)]);
    const reply = await zoe.visitor.call(deleteSkinEntries);
    expect(reply.json()).toEqual({ success: true, deleted: 2 });
    expect(await read(zoe)).toMatchObject({ total: 0, agreedAt: expect.any(String) });
    expect((await send(zoe, [entry(2)])).statusCode).toBe(200);
  });

  it('is deleted when the consent is withdrawn, and takes nothing from then on', async () => {
    const zoe = await join();
    await send(zoe, [entry(0), entry(1)]);
    const reply = await zoe.visitor.call(withdrawSkinHistory);
    expect(reply.json()).toEqual({ success: true, deleted: 2 });
    expect(await read(zoe)).toMatchObject({ total: 0, agreedAt: null });
    expect((await send(zoe, [entry(2)])).json().error).toBe('not_agreed');
    await agree(zoe);
    expect((await read(zoe)).total).toBe(0);
  });

  it('can be seen, deleted and withdrawn without Pro, and not added to', async () => {
    const zoe = await joinAs(platform());
    const { database } = platform().connection;
    await database.insert(skinHistoryConsents).values({ userId: zoe.id, agreedAt: new Date() });
    await fill(zoe, hours(3));
    expect((await read(zoe)).total).toBe(3);
    expect((await send(zoe, [entry(5)])).json().error).toBe('pro_required');
    const { visitor } = zoe;
    const agreed = await visitor.call(agreeToSkinHistory, { body: { agreed: true } });
    expect(agreed.json().error).toBe('pro_required');
    await visitor.call(deleteSkinEntry, { params: { id: entry(0).id } });
    expect((await read(zoe)).total).toBe(2);
    expect((await visitor.call(withdrawSkinHistory)).json().deleted).toBe(2);
  });

  it('is nobody else’s', async () => {
    const [zoe, ada] = [await join(), await join()];
    await send(zoe, [entry(0)]);
    expect((await read(ada)).total).toBe(0);
    await ada.visitor.call(deleteSkinEntry, { params: { id: entry(0).id } });
    await ada.visitor.call(deleteSkinEntries);
    await ada.visitor.call(withdrawSkinHistory);
    expect((await read(zoe)).entries).toEqual([entry(0)]);
  });

  it('does nothing that was meant for another account', async () => {
    const [zoe, ada] = [await join(), await join()];
    await send(ada, [entry(0)]);
    const query = { userId: zoe.id };
    const replies = [
      await send(ada, [entry(1)], zoe.id),
      await ada.visitor.call(agreeToSkinHistory, { body: { agreed: true, ...query } }),
      await ada.visitor.call(deleteSkinEntry, { params: { id: entry(0).id }, query }),
      await ada.visitor.call(deleteSkinEntries, { query }),
      await ada.visitor.call(withdrawSkinHistory, { query }),
    ];
    expect(replies.map((reply) => reply.json().error)).toEqual(replies.map(() => 'forbidden'));
    expect((await read(ada)).entries).toEqual([entry(0)]);
    expect((await read(zoe)).total).toBe(0);
  });

  it('is in the export, with its units', async () => {
    const zoe = await join();
    await send(zoe, [entry(0)]);
    const exported = (await zoe.visitor.call(exportAccount)).json();
    expect(exported.skinHistoryConsent).toEqual([{ agreedAt: expect.any(String) }]);
    expect(exported.skinHistory).toEqual([
      {
        id: entry(0).id,
        measuredAt: new Date(START).toISOString(),
        lightGrade: 'good',
        light: 82,
        score: entry(0).score,
        measures: entry(0).measures,
      },
    ]);
  });

  it('is erased with the account', async () => {
    const zoe = await join();
    await send(zoe, [entry(0)]);
    const body = { password: PASSWORD };
    expect((await zoe.visitor.call(deleteAccount, { body })).statusCode).toBe(200);
    const { database } = platform().connection;
    expect(await database.select().from(skinHistoryEntries)).toEqual([]);
    expect(await database.select().from(skinHistoryConsents)).toEqual([]);
  });

  it('is for those who are signed in', async () => {
    const visitor = platform().visitor();
    expect((await visitor.call(readSkinHistory)).statusCode).toBe(401);
    const body = { entries: [entry(0)] };
    expect((await visitor.call(keepSkinEntries, { body })).statusCode).toBe(401);
  });

  it.each([
    ['nothing', []],
    ['more than fit into a call', hours(MOST_KEPT_AT_ONCE + 1)],
    ['an id that is none', [{ ...entry(0), id: '1' }]],
    ['a moment that is none', [{ ...entry(0), measuredAt: '2026-11-01' }]],
    ['a measure that is none', [{ ...entry(0), measures: { weight: entry(0).measures.redness } }]],
    ['a value outside its interval', [{ ...entry(0), score: { value: 5, low: 6, high: 7 } }]],
    [
      'a unit of another measure',
      [{ ...entry(0), measures: { lines: entry(0).measures.redness } }],
    ],
  ])('refuses %s', async (_name, entries) => {
    const zoe = await join();
    const reply = await send(zoe, entries);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toBe('invalid_input');
    expect((await read(zoe)).total).toBe(0);
  });

  it('refuses a body that is larger than any history', async () => {
    const zoe = await join();
    const reply = await send(zoe, [{ ...entry(0), picture: 'x'.repeat(100_000) }]);
    expect(reply.statusCode).toBe(413);
  });

  it('keeps nothing that is not a number of a history', async () => {
    const zoe = await join();
    await send(zoe, [{ ...entry(0), picture: 'data:image/jpeg', zones: [1, 2] }]);
    expect((await read(zoe)).entries).toEqual([entry(0)]);
  });

  it('refuses a page that does not exist', async () => {
    const zoe = await join();
    for (const after of ['1', `${START}_1`, `99999999999999_${entry(0).id}`, "1_'; drop table"]) {
      const reply = await zoe.visitor.call(readSkinHistory, { query: { after } });
      expect([200, 400]).toContain(reply.statusCode);
    }
  });

  it('is throttled', async () => {
    const zoe = await join();
    const statuses = new Set<number>();
    for (let time = 0; time < 60; time += 1) {
      statuses.add((await zoe.visitor.call(deleteSkinEntries)).statusCode);
    }
    // The consent counted, too.
    expect([...statuses]).toEqual([200, 429]);
  });
});

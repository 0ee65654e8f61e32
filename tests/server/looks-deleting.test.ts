import { v4 as uuidv4 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteLook,
  likeLook,
  listLooks,
  readLook,
  restoreLook,
  saveLook,
  updateLook,
} from '#contracts/makeup-looks.ts';
import { UNDO_DELETE_MS } from '#domain/looks/limits.ts';
import { looks } from '#server/db/schema/looks.ts';
import { createActivities } from '#server/services/activities/activities.ts';
import { createLooks } from '#server/services/looks/create-looks.ts';
import { joinAs, type Member } from './support/account.ts';
import { usePlatform } from './support/platform.ts';
import { keep, newLook } from './support/saved-looks.ts';

const platform = usePlatform();
let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

const LONG_MS = 60_000;
const HOUR_MS = 60 * LONG_MS;

function erase(later = 0): Promise<number> {
  const { connection, app } = platform();
  const { database } = connection;
  const now = () => new Date(Date.now() + later);
  const activities = createActivities({ database, now, random: Math.random });
  return createLooks({
    database,
    readAnywhere: (read) => read(database),
    activities,
    restrictions: { need: async () => undefined },
    log: app.log,
    now,
  }).erase();
}

async function stored(): Promise<number> {
  return platform().connection.database.$count(looks);
}

describe('deleting a look', () => {
  it('takes it out of the list', async () => {
    const gone = await keep(zoe, { name: 'Gone' });
    const kept = await keep(zoe, { name: 'Kept' });
    const reply = await zoe.visitor.call(deleteLook, { params: { id: gone.id } });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true });
    expect((await zoe.visitor.call(listLooks)).json()).toEqual([kept]);
  });

  it('hides it from every call', async () => {
    const { id } = await keep(zoe, { isPublic: true });
    const params = { id };
    await zoe.visitor.call(deleteLook, { params });
    const replies = [
      await zoe.visitor.call(readLook, { params }),
      await platform().visitor().call(readLook, { params }),
      await zoe.visitor.call(updateLook, { params, body: { name: 'Back' } }),
      await zoe.visitor.call(likeLook, { params }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('can be repeated', async () => {
    const { id } = await keep(zoe);
    await zoe.visitor.call(deleteLook, { params: { id } });
    const again = await zoe.visitor.call(deleteLook, { params: { id } });
    expect(again.statusCode).toBe(200);
  });

  it('keeps its id from meaning something else', async () => {
    const look = newLook();
    await zoe.visitor.call(saveLook, { body: look });
    await zoe.visitor.call(deleteLook, { params: { id: look.id } });
    const reply = await zoe.visitor.call(saveLook, { body: look });
    expect(reply.statusCode).toBe(409);
  });

  it("refuses another person's look, and one that does not exist", async () => {
    const { id } = await keep(zoe, { isPublic: true });
    const ana = await joinAs(platform());
    const [hers, none] = [
      await ana.visitor.call(deleteLook, { params: { id } }),
      await ana.visitor.call(deleteLook, { params: { id: uuidv4() } }),
    ];
    expect(hers.statusCode).toBe(404);
    expect(hers.json()).toEqual(none.json());
    expect((await zoe.visitor.call(listLooks)).json()).toHaveLength(1);
  });

  it('asks for a sign-in', async () => {
    const { id } = await keep(zoe);
    const reply = await platform().visitor().call(deleteLook, { params: { id } });
    expect(reply.statusCode).toBe(401);
  });
});

describe('bringing a look back', () => {
  it('makes it as it was, for as long as the page offers it', async () => {
    const look = await keep(zoe, { isPublic: true });
    const params = { id: look.id };
    await zoe.visitor.call(deleteLook, { params });
    platform().advance(UNDO_DELETE_MS);
    const reply = await zoe.visitor.call(restoreLook, { params });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual(look);
    expect((await zoe.visitor.call(listLooks)).json()).toEqual([look]);
  });

  it('can be repeated', async () => {
    const look = await keep(zoe);
    const params = { id: look.id };
    await zoe.visitor.call(deleteLook, { params });
    await zoe.visitor.call(restoreLook, { params });
    expect((await zoe.visitor.call(restoreLook, { params })).json()).toEqual(look);
  });

  it('is over after a while', async () => {
    const params = { id: (await keep(zoe)).id };
    await zoe.visitor.call(deleteLook, { params });
    platform().advance(LONG_MS);
    expect((await zoe.visitor.call(restoreLook, { params })).statusCode).toBe(404);
  });

  it('is not prolonged by deleting it again', async () => {
    const params = { id: (await keep(zoe)).id };
    await zoe.visitor.call(deleteLook, { params });
    platform().advance(LONG_MS);
    await zoe.visitor.call(deleteLook, { params });
    expect((await zoe.visitor.call(restoreLook, { params })).statusCode).toBe(404);
  });

  it("refuses another person's look", async () => {
    const params = { id: (await keep(zoe, { isPublic: true })).id };
    await zoe.visitor.call(deleteLook, { params });
    const ana = await joinAs(platform());
    expect((await ana.visitor.call(restoreLook, { params })).statusCode).toBe(404);
    expect((await zoe.visitor.call(listLooks)).json()).toEqual([]);
  });
});

describe('erasing deleted looks', () => {
  it('leaves what can still be brought back, and what was not deleted', async () => {
    const { id } = await keep(zoe);
    await keep(zoe);
    await zoe.visitor.call(deleteLook, { params: { id } });
    expect(await erase()).toBe(0);
    expect(await stored()).toBe(2);
  });

  it('removes them for good afterwards, with the likes they had', async () => {
    const params = { id: (await keep(zoe, { isPublic: true })).id };
    await zoe.visitor.call(likeLook, { params });
    await keep(zoe);
    await zoe.visitor.call(deleteLook, { params });
    expect(await erase(HOUR_MS)).toBe(1);
    expect(await stored()).toBe(1);
  });
});

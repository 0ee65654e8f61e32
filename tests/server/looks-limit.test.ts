import { beforeEach, describe, expect, it } from 'vitest';
import { deleteLook, listLooks, restoreLook, saveLook } from '#contracts/makeup-looks.ts';
import { MOST_SAVED_LOOKS } from '#domain/looks/limits.ts';
import { joinAs, type Member } from './support/account.ts';
import { usePlatform } from './support/platform.ts';
import { fill, keep, newLook } from './support/saved-looks.ts';

const platform = usePlatform();
let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

async function countOf({ visitor }: Member): Promise<number> {
  return listLooks.reply.parse((await visitor.call(listLooks)).json()).length;
}

describe('the limit of looks', () => {
  it('refuses one more, in words that say what to do', async () => {
    await fill(platform(), zoe.id, MOST_SAVED_LOOKS);
    const reply = await zoe.visitor.call(saveLook, { body: newLook() });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({
      error: 'limit_reached',
      message: 'You have reached the limit. Delete something you no longer need, then try again.',
    });
    expect(await countOf(zoe)).toBe(MOST_SAVED_LOOKS);
  });

  it('holds against saves that come at the same time', async () => {
    await fill(platform(), zoe.id, MOST_SAVED_LOOKS - 3);
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => zoe.visitor.call(saveLook, { body: newLook() })),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(await countOf(zoe)).toBe(MOST_SAVED_LOOKS);
  });

  it('saves one look once when it comes several times at once', async () => {
    const body = newLook();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => zoe.visitor.call(saveLook, { body })),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await countOf(zoe)).toBe(1);
  });

  it('lets one account have an id that two ask for at once', async () => {
    const ana = await joinAs(platform());
    const body = newLook();
    const replies = await Promise.all(
      [zoe, ana].map(({ visitor }) => visitor.call(saveLook, { body })),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    expect((await countOf(zoe)) + (await countOf(ana))).toBe(1);
  });

  it('does not count deleted looks', async () => {
    const { id } = await keep(zoe);
    await fill(platform(), zoe.id, MOST_SAVED_LOOKS - 1);
    await zoe.visitor.call(deleteLook, { params: { id } });
    const reply = await zoe.visitor.call(saveLook, { body: newLook() });
    expect(reply.statusCode).toBe(201);
  });

  it('refuses to bring a look back beyond it', async () => {
    const { id } = await keep(zoe);
    await zoe.visitor.call(deleteLook, { params: { id } });
    await fill(platform(), zoe.id, MOST_SAVED_LOOKS);
    const reply = await zoe.visitor.call(restoreLook, { params: { id } });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error).toBe('limit_reached');
  });

  it('is each account’s own', async () => {
    await fill(platform(), zoe.id, MOST_SAVED_LOOKS);
    const ana = await joinAs(platform());
    expect((await ana.visitor.call(saveLook, { body: newLook() })).statusCode).toBe(201);
  });
});

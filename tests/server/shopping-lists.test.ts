import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contracts/account-data.ts';
import {
  changeShoppingLists,
  MOST_LIST_CHANGES,
  readShoppingLists,
} from '#contracts/shopping-lists.ts';
import { LONGEST_INGREDIENTS, MOST_BAG_ITEMS } from '#domain/shopping/bag-item.ts';
import { MOST_WISHES, type ListWish } from '#domain/shopping/shopping-lists.ts';
import { bagItems, wishes } from '#server/db/schema/shopping-lists.ts';
import { bagItem, uuid } from '#tests/shopping/bag-items.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

const wish = (place: number) => ({ kind: 'wish', productId: uuid(place) }) as const;
const unwish = (place: number) => ({ kind: 'unwish', productId: uuid(place) }) as const;
const use = (by: 1 | -1 = 1) => ({ kind: 'use', itemId: uuid(1), by }) as const;
const add = { kind: 'add', item: bagItem() } as const;

/** Sends changes, each with an id of its own unless it has one. */
function send({ visitor }: Member, changes: readonly object[], userId?: string) {
  const withIds = changes.map((each) => ({ id: randomUUID(), ...each }));
  return visitor.call(changeShoppingLists, {
    body: { changes: withIds, ...(userId && { userId }) },
  });
}

async function change(member: Member, ...changes: readonly ListWish[]) {
  const reply = await send(member, changes);
  return changeShoppingLists.reply.parse(reply.json()).refused;
}

async function read({ visitor }: Member) {
  return readShoppingLists.reply.parse((await visitor.call(readShoppingLists)).json());
}

describe('the wishlist of an account', () => {
  it('has each product once, what was wished for last at the end', async () => {
    const zoe = await joinAs(platform());
    await change(zoe, wish(1), wish(2), wish(1), wish(3), unwish(2));
    expect(await read(zoe)).toEqual({
      userId: zoe.id,
      wishes: [uuid(1), uuid(3)],
      items: [],
      wantsMails: false,
    });
  });

  it('holds a limited number, and says what had no room', async () => {
    const zoe = await joinAs(platform());
    for (let from = 0; from < MOST_WISHES; from += MOST_LIST_CHANGES) {
      await change(zoe, ...Array.from({ length: MOST_LIST_CHANGES }, (_, at) => wish(from + at)));
    }
    expect(await change(zoe, wish(0))).toEqual([]);
    expect(await change(zoe, wish(999))).toHaveLength(1);
    expect((await read(zoe)).wishes).toHaveLength(MOST_WISHES);
  });
});

describe('the bag of an account', () => {
  it('is as it was written down', async () => {
    const zoe = await joinAs(platform());
    const other = bagItem({ id: uuid(2), productId: uuid(7), hex: null, price: null });
    await change(zoe, add, { kind: 'add', item: other });
    expect((await read(zoe)).items).toEqual([bagItem(), other]);
  });

  it('counts uses, and none below zero', async () => {
    const zoe = await joinAs(platform());
    await change(zoe, add, use(), use(), use(-1));
    expect((await read(zoe)).items[0]?.usageCount).toBe(1);
    await change(zoe, use(-1), use(-1));
    expect((await read(zoe)).items[0]?.usageCount).toBe(0);
  });

  it('counts a use that is sent again only once', async () => {
    const zoe = await joinAs(platform());
    await change(zoe, add);
    const tap = { ...use(), id: randomUUID() };
    await Promise.all([send(zoe, [tap]), send(zoe, [tap])]);
    expect((await read(zoe)).items[0]?.usageCount).toBe(1);
  });

  it('counts each of two uses from two devices at the same moment', async () => {
    const zoe = await joinAs(platform());
    await change(zoe, add);
    await Promise.all([change(zoe, use()), change(zoe, use())]);
    expect((await read(zoe)).items[0]?.usageCount).toBe(2);
  });

  it('keeps the uses of a product that is changed, and does not bring back one that was removed', async () => {
    const zoe = await joinAs(platform());
    const edited = bagItem({ name: 'Other', usageCount: 50, isWishlisted: true });
    await change(zoe, add, use(), { kind: 'edit', item: edited });
    expect((await read(zoe)).items).toEqual([{ ...edited, usageCount: 1 }]);
    await change(zoe, { kind: 'remove', itemId: uuid(1) }, { kind: 'edit', item: edited }, use());
    expect((await read(zoe)).items).toEqual([]);
  });

  it('gets back what was removed, with its uses, when that is undone', async () => {
    const zoe = await joinAs(platform());
    const item = bagItem({ usageCount: 12 });
    await change(zoe, { kind: 'add', item }, { kind: 'remove', itemId: item.id });
    await change(zoe, { kind: 'add', item });
    expect((await read(zoe)).items).toEqual([item]);
  });

  it('holds a limited number', async () => {
    const zoe = await joinAs(platform());
    for (let from = 0; from < MOST_BAG_ITEMS; from += MOST_LIST_CHANGES) {
      const items = Array.from({ length: MOST_LIST_CHANGES }, (_, at) => ({
        kind: 'add' as const,
        item: bagItem({ id: uuid(from + at) }),
      }));
      await change(zoe, ...items);
    }
    expect(await change(zoe, { kind: 'add', item: bagItem({ id: uuid(999) }) })).toHaveLength(1);
    expect((await read(zoe)).items).toHaveLength(MOST_BAG_ITEMS);
  });

  it('takes as many changes at once as a page sends, with the longest lists', async () => {
    const zoe = await joinAs(platform());
    const changes = Array.from({ length: MOST_LIST_CHANGES }, (_, at) => ({
      kind: 'add' as const,
      item: bagItem({ id: uuid(at), ingredients: '香'.repeat(LONGEST_INGREDIENTS) }),
    }));
    expect((await send(zoe, changes)).statusCode).toBe(200);
  });
});

describe('both lists', () => {
  it('are nobody else’s', async () => {
    const [zoe, ada] = [await joinAs(platform()), await joinAs(platform())];
    await change(zoe, add, wish(1));
    await change(ada, { kind: 'remove', itemId: uuid(1) }, unwish(1), use(), add);
    expect(await read(zoe)).toMatchObject({ wishes: [uuid(1)], items: [bagItem()] });
    expect((await read(ada)).items).toEqual([bagItem()]);
  });

  it('take nothing that was meant for another account', async () => {
    const [zoe, ada] = [await joinAs(platform()), await joinAs(platform())];
    expect((await send(ada, [wish(1)], zoe.id)).json().error).toBe('forbidden');
    expect((await read(ada)).wishes).toEqual([]);
  });

  it('are in the export, and erased with the account', async () => {
    const zoe = await joinAs(platform());
    await change(zoe, add, wish(1));
    const exported = (await zoe.visitor.call(exportAccount)).json();
    expect(exported.wishlist).toEqual([{ productId: uuid(1), addedAt: expect.any(String) }]);
    expect(exported.bag).toMatchObject([{ name: 'Velvet Stain', priceInCents: 2400 }]);
    const body = { password: PASSWORD };
    expect((await zoe.visitor.call(deleteAccount, { body })).statusCode).toBe(200);
    const { database } = platform().connection;
    expect(await database.select().from(wishes)).toEqual([]);
    expect(await database.select().from(bagItems)).toEqual([]);
  });

  it('are for those who are signed in', async () => {
    const visitor = platform().visitor();
    expect((await visitor.call(readShoppingLists)).statusCode).toBe(401);
  });

  it.each([
    ['nothing', []],
    ['more than fit into a call', Array.from({ length: MOST_LIST_CHANGES + 1 }, () => wish(1))],
    ['a change that is none', [{ kind: 'steal', itemId: uuid(1) }]],
    ['ten uses at once', [{ ...use(), by: 10 }]],
    ['an id that is none', [{ ...wish(1), productId: "1' or 1=1" }]],
    [
      'a list of ingredients without end',
      [{ ...add, item: bagItem({ ingredients: 'x'.repeat(4001) }) }],
    ],
    ['a color that is a style', [{ ...add, item: bagItem({ hex: 'red;x' }) }]],
    ['a name with a zero in it', [{ ...add, item: bagItem({ name: 'a\0b' }) }]],
  ])('refuse %s', async (_what, changes) => {
    const zoe = await joinAs(platform());
    const reply = await send(zoe, changes);
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_input']);
    expect(await read(zoe)).toMatchObject({ wishes: [], items: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { bagItem, uuid } from '#tests/shopping/bag-items.ts';
import { MOST_BAG_ITEMS, MOST_USES } from './bag-item.ts';
import {
  changedLists,
  changesThatGive,
  isFull,
  listChangeSchema,
  MOST_WISHES,
  NO_LISTS,
} from './shopping-lists.ts';

const wish = (place: number) => ({ kind: 'wish', productId: uuid(place) }) as const;
const unwish = (place: number) => ({ kind: 'unwish', productId: uuid(place) }) as const;
const use = (by: 1 | -1) => ({ kind: 'use', itemId: uuid(1), by }) as const;

describe('the wishlist', () => {
  it('has each product once, what was wished for last at the end', () => {
    const { wishes } = changedLists(NO_LISTS, [wish(1), wish(2), wish(1), wish(3), unwish(2)]);
    expect(wishes).toEqual([uuid(1), uuid(3)]);
  });

  it('holds a limited number', () => {
    const all = Array.from({ length: MOST_WISHES + 1 }, (_, place) => wish(place));
    const lists = changedLists(NO_LISTS, all);
    expect(lists.wishes).toHaveLength(MOST_WISHES);
    expect(isFull(lists, wish(999))).toBe(true);
    expect(isFull(lists, unwish(1))).toBe(false);
  });
});

describe('the bag', () => {
  it('counts uses, and takes them back to none', () => {
    const lists = changedLists(NO_LISTS, [
      { kind: 'add', item: bagItem() },
      use(1),
      use(1),
      use(-1),
    ]);
    expect(lists.items[0]?.usageCount).toBe(1);
    expect(changedLists(lists, [use(-1), use(-1)]).items[0]?.usageCount).toBe(0);
  });

  it('counts no more uses than a thing can have', () => {
    const lists = { ...NO_LISTS, items: [bagItem({ usageCount: MOST_USES })] };
    expect(changedLists(lists, [use(1)])).toEqual(lists);
  });

  it('keeps the uses of a product that is changed', () => {
    const lists = { ...NO_LISTS, items: [bagItem({ usageCount: 7 })] };
    const item = bagItem({ name: 'Other', usageCount: 0 });
    expect(changedLists(lists, [{ kind: 'edit', item }]).items).toEqual([
      { ...item, usageCount: 7 },
    ]);
  });

  it('does not get back a removed product through an edit', () => {
    const lists = { ...NO_LISTS, items: [bagItem()] };
    const after = changedLists(lists, [
      { kind: 'remove', itemId: uuid(1) },
      { kind: 'edit', item: bagItem() },
      use(1),
    ]);
    expect(after.items).toEqual([]);
  });

  it('gets back what was removed, with its uses, when that is undone', () => {
    const item = bagItem({ usageCount: 7 });
    expect(changedLists(NO_LISTS, [{ kind: 'add', item }]).items).toEqual([item]);
  });

  it('holds a limited number', () => {
    const all = Array.from({ length: MOST_BAG_ITEMS + 1 }, (_, place) => ({
      kind: 'add' as const,
      item: bagItem({ id: uuid(place) }),
    }));
    expect(changedLists(NO_LISTS, all).items).toHaveLength(MOST_BAG_ITEMS);
  });
});

it('what a guest has is given as changes, which give it once', () => {
  const lists = { wishes: [uuid(5)], items: [bagItem()] };
  const given = changesThatGive(lists);
  expect(changedLists(NO_LISTS, [...given, ...given])).toEqual(lists);
});

it('a change that is not valid is refused', () => {
  const id = uuid(9);
  for (const change of [
    { id, kind: 'use', itemId: uuid(1), by: 5 },
    { id, kind: 'wish', productId: 'x' },
    { id, kind: 'steal', itemId: uuid(1) },
    { kind: 'remove', itemId: uuid(1) },
  ]) {
    expect(listChangeSchema.safeParse(change).success).toBe(false);
  }
});

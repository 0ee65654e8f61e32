import { and, asc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { MOST_BAG_ITEMS, MOST_USES, type BagItem } from '#domain/shopping/bag-item.ts';
import {
  MOST_WISHES,
  type ListChange,
  type ShoppingLists as Lists,
} from '#domain/shopping/shopping-lists.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { bagItems, wishes } from '#server/db/schema/shopping-lists.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';

/** The wishlist and the bag of each account. */
export interface ShoppingLists {
  readonly read: (userId: string) => Promise<Lists>;
  /** Makes changes in their order. Resolves with the ids of those for which there was no room. */
  readonly change: (userId: string, changes: readonly ListChange[]) => Promise<readonly string[]>;
}

export interface ShoppingListsNeeds {
  readonly database: Database;
  readonly now: () => Date;
}

/** How many of the last changes are remembered by their ids: a change that is sent again comes soon. */
const MOST_HEARD = 64;

function readWishes(on: Database, userId: string) {
  return on
    .select({ productId: wishes.productId })
    .from(wishes)
    .where(eq(wishes.userId, userId))
    .orderBy(asc(wishes.place));
}

function readItems(on: Database, userId: string) {
  return on.select().from(bagItems).where(eq(bagItems.userId, userId)).orderBy(asc(bagItems.place));
}

function itemOf(row: typeof bagItems.$inferSelect): BagItem {
  const { id, productId, brand, name, shade, category, hex, purchaseDate, expirationDate } = row;
  const { usageCount, priceCents, priceCurrency, ingredients, isWishlisted } = row;
  return {
    id,
    productId,
    brand,
    name,
    shade,
    category,
    hex,
    purchaseDate,
    expirationDate,
    usageCount,
    price:
      priceCents === null || priceCurrency === null
        ? null
        : { cents: priceCents, currency: priceCurrency },
    ingredients,
    isWishlisted,
  };
}

/** All columns of an item, except for how often it was used. */
function columnsOf({ id: _id, usageCount: _uses, price, ...item }: BagItem) {
  return { ...item, priceCents: price?.cents ?? null, priceCurrency: price?.currency ?? null };
}

/** Resolves with whether there was room. */
async function addWish(
  on: Transaction,
  userId: string,
  productId: string,
  addedAt: Date,
): Promise<boolean> {
  const isThere = and(eq(wishes.userId, userId), eq(wishes.productId, productId));
  if ((await on.$count(wishes, isThere)) > 0) return true;
  if ((await on.$count(wishes, eq(wishes.userId, userId))) >= MOST_WISHES) return false;
  // Stored with its present price, which is then no news later.
  await on.execute(sql`
    insert into wishes (user_id, product_id, place, added_at, known_total, known_currency, known_in_stock)
    select ${userId}::uuid, wished.id, ${uuidv7()}::uuid, ${addedAt.toISOString()}::timestamptz,
      product.best_total, product.currency, coalesce(product.is_in_stock, false)
    from (select ${productId}::uuid as id) as wished
    left join catalogue_products as product on product.id = wished.id`);
  return true;
}

/** Resolves with whether there was room. */
async function addItem(on: Transaction, userId: string, item: BagItem): Promise<boolean> {
  const isThere = and(eq(bagItems.userId, userId), eq(bagItems.id, item.id));
  if ((await on.$count(bagItems, isThere)) > 0) return true;
  if ((await on.$count(bagItems, eq(bagItems.userId, userId))) >= MOST_BAG_ITEMS) return false;
  const { id, usageCount } = item;
  const row = { ...columnsOf(item), userId, id, usageCount, place: uuidv7(), heard: [] };
  await on.insert(bagItems).values(row);
  return true;
}

async function countUse(
  on: Transaction,
  userId: string,
  { id, itemId, by }: Extract<ListChange, { kind: 'use' }>,
): Promise<void> {
  const isIt = and(eq(bagItems.userId, userId), eq(bagItems.id, itemId));
  const [row] = await on
    .select({ usageCount: bagItems.usageCount, heard: bagItems.heard })
    .from(bagItems)
    .where(isIt);
  if (row === undefined || row.heard.includes(id)) return;
  const usageCount = Math.min(MOST_USES, Math.max(0, row.usageCount + by));
  const heard = [...row.heard, id].slice(-MOST_HEARD);
  await on.update(bagItems).set({ usageCount, heard }).where(isIt);
}

/** Makes one change. Resolves with whether there was room for it. */
async function make(
  on: Transaction,
  userId: string,
  change: ListChange,
  now: Date,
): Promise<boolean> {
  switch (change.kind) {
    case 'wish': {
      return addWish(on, userId, change.productId, now);
    }
    case 'unwish': {
      await on
        .delete(wishes)
        .where(and(eq(wishes.userId, userId), eq(wishes.productId, change.productId)));
      return true;
    }
    case 'add': {
      return addItem(on, userId, change.item);
    }
    case 'edit': {
      await on
        .update(bagItems)
        .set(columnsOf(change.item))
        .where(and(eq(bagItems.userId, userId), eq(bagItems.id, change.item.id)));
      return true;
    }
    case 'use': {
      await countUse(on, userId, change);
      return true;
    }
    case 'remove': {
      await on
        .delete(bagItems)
        .where(and(eq(bagItems.userId, userId), eq(bagItems.id, change.itemId)));
      return true;
    }
    default: {
      return change satisfies never;
    }
  }
}

export function createShoppingLists({ database, now }: ShoppingListsNeeds): ShoppingLists {
  return {
    async read(userId) {
      const wished = await readWishes(database, userId);
      const items = await readItems(database, userId);
      return { wishes: wished.map(({ productId }) => productId), items: items.map(itemOf) };
    },

    change: (userId, changes) =>
      database.transaction(async (on) => {
        // One caller at a time: counts are right, and nothing is counted twice.
        await lockUser(on, userId);
        const refused: string[] = [];
        for (const change of changes) {
          if (!(await make(on, userId, change, now()))) refused.push(change.id);
        }
        return refused;
      }),
  };
}

/** Counts who goes on to which shop. */

import { and, eq, sql } from 'drizzle-orm';
import { SAME_CLICK } from '#contracts/shop-clicks.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueOffers } from '#server/db/schema/catalogue.ts';
import { shopClickCounts, shopClicks } from '#server/db/schema/shop-clicks.ts';
import { isRepeated } from '#server/services/throttles/is-repeated.ts';
import type { Throttles } from '#server/services/throttles/throttles.ts';

export interface ShopClick {
  readonly productId: string;
  readonly retailerId: string;
  /** The account that is signed in. */
  readonly userId: string | undefined;
  /** Tells one person from another for a minute: an account, a guest, or a network address. Kept as a keyed hash. */
  readonly clicker: string;
}

export interface ShopClicks {
  /**
   * Counts a click; the same one again within a minute changes nothing. Rejects with `not_found` if the
   * shop has no such product, as for all products of the sample.
   */
  readonly take: (click: ShopClick) => Promise<void>;
}

export interface ShopClicksNeeds {
  readonly database: Database;
  readonly throttles: Throttles;
  readonly now: () => Date;
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;

export function createShopClicks({ database, throttles, now }: ShopClicksNeeds): ShopClicks {
  async function refuseUnknown({ productId, retailerId }: ShopClick): Promise<void> {
    const known = await database.$count(
      catalogueOffers,
      and(eq(catalogueOffers.productId, productId), eq(catalogueOffers.retailerId, retailerId)),
    );
    if (known === 0) throw new ApiFailure('not_found');
  }

  return {
    async take(click) {
      await refuseUnknown(click);
      const { productId, retailerId, userId, clicker } = click;
      const key = `${clicker} ${retailerId} ${productId}`;
      if (await isRepeated(throttles, SAME_CLICK, key)) return;
      const clickedAt = now();
      const day = clickedAt.toISOString().slice(0, DAY_LENGTH);
      try {
        await database.transaction(async (on) => {
          if (userId !== undefined) {
            await on.insert(shopClicks).values({ userId, productId, retailerId, clickedAt });
          }
          await on
            .insert(shopClickCounts)
            .values({ day, productId, retailerId, clicks: 1 })
            .onConflictDoUpdate({
              target: [shopClickCounts.day, shopClickCounts.retailerId, shopClickCounts.productId],
              set: { clicks: sql`${shopClickCounts.clicks} + 1` },
            });
        });
      } catch (problem) {
        // What was not stored may be sent again.
        await throttles.clear(SAME_CLICK, key);
        throw problem;
      }
    },
  };
}

import { countShopClick } from '#contracts/shop-clicks.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';
import { createShopClicks } from '#server/services/shop-clicks/shop-clicks.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';

export const addRoutes: AddRoutes = (app, { database, now, throttles }) => {
  const shopClicks = createShopClicks({ database, throttles, now });
  serveContract(app, countShopClick, async ({ body, request, who }) => {
    const { productId, partnerId } = body;
    const holder = await who.holder();
    const userId = holder !== undefined && 'userId' in holder ? holder.userId : undefined;
    const guestId = holder !== undefined && 'guestId' in holder ? holder.guestId : undefined;
    const clicker = userId ?? guestId ?? addressKey(request.ip);
    await shopClicks.take({ productId, retailerId: partnerId, userId, clicker });
    return { success: true as const };
  });
};

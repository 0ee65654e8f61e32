import { NEW_GUESTS } from '#contracts/limit.ts';
import { sendReport } from '#contracts/reports.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { sendCookies } from '#server/plugins/send-cookies.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';

export const addRoutes: AddRoutes = (app, { guests, reports, throttles }) => {
  serveContract(app, sendReport, async ({ body, request, reply, who }) => {
    const found = await reports.find(body.about, (await who.caller())?.user.id);
    const known = await who.holder();
    if (known !== undefined) return { isFirst: await reports.send(known, found, body) };
    // A visitor who deletes the cookie each time could otherwise report one thing as often as they like.
    await throttles.take(NEW_GUESTS, addressKey(request.ip));
    const { id: guestId, cookies } = guests.readOrMake(request.headers.cookie);
    const isFirst = await reports.send({ guestId }, found, body);
    sendCookies(reply, cookies);
    return { isFirst };
  });
};

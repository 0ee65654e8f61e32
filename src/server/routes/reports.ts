import { sendReport } from '#contracts/reports.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { welcomeGuest } from '#server/plugins/guests.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { guests, reports, throttles }) => {
  serveContract(app, sendReport, async ({ body, request, reply, who }) => {
    const found = await reports.find(body.about, (await who.caller())?.user.id);
    const known = await who.holder();
    if (known !== undefined) return { isFirst: await reports.send(known, found, body) };
    const guestId = await welcomeGuest({ guests, throttles }, request, reply);
    return { isFirst: await reports.send({ guestId }, found, body) };
  });
};

import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { CORRESPONDENCE_ANSWERS } from '#content/answers.ts';
import { fillIn } from '#content/fill-in.ts';
import { contactSupport } from '#contracts/support.ts';
import { RESPONSE_HOURS } from '#domain/support/support.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

import { createSupport } from '#server/services/support/support.ts';

export const addRoutes: AddRoutes = (app, { database, mails, now }) => {
  const support = createSupport({ database, mails, now });
  serveContract(app, contactSupport, async ({ body, who }) => {
    const { reference = '', ...message } = body;
    const answer = {
      success: true as const,
      message: fillIn(CORRESPONDENCE_ANSWERS.supportTaken, {
        hours: RESPONSE_HOURS[message.category],
      }),
    };
    if (reference !== '') return { ...answer, ticket: support.inventNumber() };
    const caller = await who.caller();
    return { ...answer, ticket: await support.take(message, caller?.user.id) };
  });
};

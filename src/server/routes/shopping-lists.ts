import {
  changeShoppingLists,
  chooseWishMails,
  openStopWishMails,
  readShoppingLists,
  stopWishMails,
  WISH_MAILS_TOKEN,
} from '#contracts/shopping-lists.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveContract, serveSignedIn } from '#server/plugins/serve-contract.ts';
import type { Caller } from '#server/services/callers/callers.ts';
import { createShoppingLists } from '#server/services/shopping-lists/shopping-lists.ts';
import { createWishMails } from '#server/services/shopping-lists/wish-mails.ts';

const success = true as const;

/** The page that ends a subscription; the beginning of the token says which. */
const STOP_PAGE = '/newsletter-unsubscribe';

/** A mail program sends a form with the one click (RFC 8058); what it says is known anyway. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** The caller's id, provided that the call is about that account. */
function ownId(
  { user: { id } }: Caller,
  { userId = id }: { readonly userId?: string | undefined },
) {
  if (userId !== id) throw new ApiFailure('forbidden');
  return id;
}

export const addRoutes: AddRoutes = (app, { config, database, jobs, mails, now, clock }) => {
  const lists = createShoppingLists({ database, now });
  const wishMails = createWishMails({ database, jobs, mails, origin: config.origin, now, clock });

  serveSignedIn(app, readShoppingLists, async ({ caller: { user } }) => {
    const { wishes, items } = await lists.read(user.id);
    const wantsMails = await wishMails.areWanted(user.id);
    return { userId: user.id, wishes: [...wishes], items: [...items], wantsMails };
  });
  serveSignedIn(app, changeShoppingLists, async ({ caller, body }) => ({
    success,
    refused: [...(await lists.change(ownId(caller, body), body.changes))],
  }));
  serveSignedIn(app, chooseWishMails, async ({ caller, body }) => {
    await wishMails.choose(ownId(caller, body), body.wanted);
    return { wanted: body.wanted };
  });
  serveContract(app, openStopWishMails, ({ query: { token }, reply }) => {
    // Merely following the link ends nothing: programs that scan mails follow every link.
    reply.redirect(`${STOP_PAGE}?${new URLSearchParams({ token: WISH_MAILS_TOKEN + token })}`);
    return undefined;
  });
  void app.register((forms, _options, done) => {
    forms.addContentTypeParser(FORM_TYPES, { parseAs: 'buffer' }, (_request, _body, parsed) => {
      parsed(null);
    });
    serveContract(forms, stopWishMails, async ({ query: { token } }) => {
      await wishMails.stop(token);
      return { success };
    });
    done();
  });
};

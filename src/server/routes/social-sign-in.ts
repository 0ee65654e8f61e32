import type { AddRoutes } from '#server/plugins/api-routes.ts';
import type { FastifyReply } from 'fastify';
import {
  finishSocialSignIn,
  listSignInProviders,
  startSocialSignIn,
} from '#contracts/social-sign-in.ts';
import { SIGN_IN_PROVIDERS } from '#domain/account/account.ts';
import type { Redirection } from '#server/services/social-sign-in/social-sign-in.ts';
import { loginPage } from '#server/services/social-sign-in/way-back.ts';
import { visitOf } from '#server/services/accounts/visit.ts';
import { sendCookies } from '#server/plugins/send-cookies.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

/** Everything from the `?` on, as it was sent. */
function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}

function lead(reply: FastifyReply, { location, cookies }: Redirection): undefined {
  sendCookies(reply, cookies);
  reply.redirect(location);
}

import { createSocialSignIn } from '#server/services/social-sign-in/social-sign-in.ts';

export const addRoutes: AddRoutes = (
  app,
  { accounts, config, log, signInProviders, throttles },
) => {
  const socialSignIn = createSocialSignIn({
    accounts,
    origin: config.origin,
    available: signInProviders,
    throttles,
    log,
  });
  serveContract(app, listSignInProviders, () =>
    SIGN_IN_PROVIDERS.map((id) => ({ id, state: signInProviders.stateOf(id) })),
  );

  serveContract(app, startSocialSignIn, async ({ query, request, reply, who }) => {
    // There is always more than one way in: a password, and whatever providers are set up.
    if (query.provider === undefined) {
      return lead(reply, { location: loginPage(query.return), cookies: [] });
    }
    const isLink = query.link === '1';
    const redirection = await socialSignIn.start({
      provider: query.provider,
      returnTo: query.return,
      link: isLink,
      caller: isLink ? await who.caller() : undefined,
      visit: visitOf(request),
    });
    return lead(reply, redirection);
  });

  serveContract(app, finishSocialSignIn, async ({ params, request, reply }) =>
    lead(reply, await socialSignIn.finish(params.provider, queryOf(request.url), visitOf(request))),
  );
};

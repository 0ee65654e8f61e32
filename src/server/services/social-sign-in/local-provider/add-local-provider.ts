import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { LOCAL_PROVIDER_WORDS as WORDS } from '#content/local-provider-words.ts';
import { email } from '#contracts/fields.ts';
import { publicName } from '#contracts/public-text.ts';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '#domain/account/account.ts';
import { LOCAL_PROVIDER_PATH } from './local-clients.ts';
import type { LocalProvider } from './local-provider.ts';
import { renderFailure, renderSignIn, type SignInPage } from './local-provider-page.ts';

const INTERACTION = `${LOCAL_PROVIDER_PATH}/interaction/:uid`;
const SEE_OTHER = 303;
const EXPIRED = 400;
const INVALID = 422;

/** For browsers and for protocols, and no part of the API that is described to programs. */
const UNDESCRIBED = { schema: { hide: true } };

type LoadLocalProvider = () => Promise<LocalProvider>;

const typedForm = z.object({
  action: z.optional(z.string()),
  name: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  email_verified: z.optional(z.string()),
});

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(html);
}

/** The provider of the sign-in that is under way; undefined if there is none, or no longer. */
async function providerUnderWay(
  { provider }: LocalProvider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignInProvider | undefined> {
  try {
    const { params } = await provider.interactionDetails(request.raw, reply.raw);
    return SIGN_IN_PROVIDERS.find((id) => id === params['client_id']);
  } catch {
    return undefined;
  }
}

/** What is wrong with what was typed, in words. */
function problemOf(form: z.infer<typeof typedForm>): string | undefined {
  if (!publicName.safeParse(form.name).success) return WORDS.badName;
  if (!email.safeParse(form.email).success) return WORDS.badEmail;
  return undefined;
}

/** The page that asks for a name and an address. */
function addInteraction(app: FastifyInstance, load: LoadLocalProvider): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );

  app.get(INTERACTION, UNDESCRIBED, async (request, reply) => {
    const provider = await providerUnderWay(await load(), request, reply);
    if (provider === undefined) return sendPage(reply, EXPIRED, renderFailure());
    return sendPage(reply, 200, renderSignIn({ provider }));
  });

  app.post(INTERACTION, UNDESCRIBED, async (request, reply) => {
    const local = await load();
    const provider = await providerUnderWay(local, request, reply);
    const form = typedForm.safeParse(request.body);
    if (provider === undefined || !form.success) return sendPage(reply, EXPIRED, renderFailure());
    const finish = async (result: Parameters<typeof local.provider.interactionResult>[2]) =>
      reply.redirect(
        await local.provider.interactionResult(request.raw, reply.raw, result),
        SEE_OTHER,
      );
    if (form.data.action === 'cancel') return finish({ error: 'access_denied' });

    const emailVerified = form.data.email_verified === 'yes';
    const problem = problemOf(form.data);
    if (problem !== undefined) {
      const typed: SignInPage['typed'] = {
        name: form.data.name,
        email: form.data.email,
        emailVerified,
      };
      return sendPage(reply, INVALID, renderSignIn({ provider, problem, typed }));
    }
    const accountId = local.accounts.remember(provider, {
      name: publicName.parse(form.data.name),
      email: email.parse(form.data.email),
      emailVerified,
    });
    return finish({ login: { accountId } });
  });
}

/** Hands everything else under the provider's address to the package, which answers by itself. */
function addProtocol(app: FastifyInstance, load: LoadLocalProvider): void {
  // The package reads the bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.all(`${LOCAL_PROVIDER_PATH}/*`, UNDESCRIBED, async (request, reply) => {
    const { provider } = await load();
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    const url = request.raw.url ?? '/';
    const mounted = Object.assign(request.raw, {
      originalUrl: url,
      url: url.slice(LOCAL_PROVIDER_PATH.length),
    });
    await provider.callback()(mounted, reply.raw);
  });
}

/**
 * Serves the local provider under `LOCAL_PROVIDER_PATH`; it is made when it is first needed.
 * Only for a server that nobody but its own machine can reach: it lets anybody sign in as anybody.
 */
export async function addLocalProvider(
  app: FastifyInstance,
  make: () => Promise<LocalProvider>,
): Promise<void> {
  let making: Promise<LocalProvider> | undefined;
  const load = (): Promise<LocalProvider> => {
    making ??= make();
    return making;
  };
  await app.register(async (pages) => addInteraction(pages, load));
  await app.register(async (protocol) => addProtocol(protocol, load));
}

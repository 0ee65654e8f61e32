import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { SIGN_IN_PROVIDERS } from '#domain/account/account.ts';
import { callbackAddress, FORM_CALLBACK_PATH } from './callback-address.ts';
import { loginWithError } from './way-back.ts';

const SEE_OTHER = 303;
/** What a provider may send; the callback accepts nothing else. */
const FIELDS = ['code', 'state', 'error', 'iss', 'user'] as const;

/** For browsers, and no part of the API that is described to programs. */
const UNDESCRIBED = { schema: { hide: true } };

const params = z.object({ provider: z.enum(SIGN_IN_PROVIDERS) });
const form = z.partialRecord(z.enum(FIELDS), z.string());

/**
 * Takes the forms with which some providers send people back, and leads on to the callback that is
 * a link: the browser brings its cookies only there, since the form comes from another site.
 */
export async function addFormCallback(app: FastifyInstance, origin: string): Promise<void> {
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => {
        const sent = new URLSearchParams(String(body));
        const known = FIELDS.map((name) => [name, sent.get(name)]);
        done(null, Object.fromEntries(known.filter(([, value]) => value !== null)));
      },
    );
    forms.post(`${FORM_CALLBACK_PATH}/:provider`, UNDESCRIBED, async (request, reply) => {
      const to = params.safeParse(request.params);
      if (!to.success) return reply.callNotFound();
      const { provider } = to.data;
      const sent = form.safeParse(request.body);
      if (!sent.success) {
        return reply.redirect(loginWithError('social_failed', provider, null), SEE_OTHER);
      }
      const query = new URLSearchParams(Object.entries(sent.data));
      return reply.redirect(`${callbackAddress(origin, provider, 'link')}?${query}`, SEE_OTHER);
    });
  });
}

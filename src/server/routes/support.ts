import type { FastifyInstance } from 'fastify';
import { CORRESPONDENCE_ANSWERS } from '#content/correspondence-answers.ts';
import { fillIn } from '#content/fill-in.ts';
import { contactSupport } from '#contracts/support.ts';
import { RESPONSE_HOURS } from '#domain/support/support.ts';
import type { Services } from '#server/services/services.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import { serveContract } from './serve-contract.ts';

export function addSupportRoutes(
  app: FastifyInstance,
  { support, throttles }: Pick<Services, 'support' | 'throttles'>,
): void {
  serveContract(app, contactSupport, async ({ body, request, readCaller }) => {
    const { reference = '', ...message } = body;
    const answer = {
      success: true as const,
      message: fillIn(CORRESPONDENCE_ANSWERS.supportTaken, {
        hours: RESPONSE_HOURS[message.category],
      }),
    };
    if (reference !== '') return { ...answer, ticket: support.inventNumber() };
    await throttles.take('support_by_address', addressKey(request.ip));
    await throttles.take('support_by_account', message.email);
    const caller = await readCaller();
    return { ...answer, ticket: await support.take(message, caller?.user.id) };
  });
}

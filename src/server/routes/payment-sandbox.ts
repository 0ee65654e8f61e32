import type { AddRoutes } from '#server/plugins/api-routes.ts';
import type { FastifyRequest } from 'fastify';
import { answerTestChallenge, confirmTestPayment } from '#contracts/payment-sandbox.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { isLoopback } from '#server/config/addresses.ts';
import { type SandboxPage, SandboxRefusal } from '#payment-sandbox/index.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

/** Asks the sandbox; what it refuses is answered as one of the API's errors. */
async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    if (cause instanceof SandboxRefusal) throw new ApiFailure(cause.code);
    throw cause;
  }
}

export const addRoutes: AddRoutes = (app, { payments }) => {
  /**
   * There is no such page for anybody who came through a tunnel or a proxy: it would give everything away
   * for free.
   */
  async function requirePage(request: FastifyRequest): Promise<SandboxPage> {
    const page = payments.provider?.page;
    if (page === undefined || !isLoopback(request.hostname)) throw new ApiFailure('not_found');
    return page;
  }

  serveContract(app, confirmTestPayment, async ({ body, request }) => {
    const page = await requirePage(request);
    return asked(page.confirm(body));
  });
  serveContract(app, answerTestChallenge, async ({ body, request }) => {
    const page = await requirePage(request);
    return asked(page.challenge(body));
  });
};

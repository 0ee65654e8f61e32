import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import type { Contract } from '#contracts/contract.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { failureBody } from './errors.ts';
import { type Call, callOf, serveRaw } from './serve-contract.ts';

const EVENTS_TYPE = 'text/event-stream';

/** Whether a caller reads events; one that accepts any type gets only the reply. */
function acceptsEvents({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '')
    .split(',')
    .some((type) => type.split(';', 1)[0]?.trim().toLowerCase() === EVENTS_TYPE);
}

function eventOf(name: 'piece' | 'reply' | 'failure', data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Aborted when the caller has gone before the answer was whole. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Runs an answer to its end and returns what it amounts to. */
async function wholeOf<Piece, Reply>(
  answer: AsyncGenerator<Piece, Reply>,
  signal: AbortSignal,
): Promise<Reply> {
  try {
    for (;;) {
      const next = await answer.next();
      if (next.done === true) return next.value;
    }
  } catch (cause) {
    // If the caller has gone, nobody reads the answer, and nothing of ours failed.
    throw signal.aborted ? new ApiFailure('timeout') : cause;
  }
}

/**
 * Registers the route of a contract whose reply may come in pieces, open to anyone. Callers that accept
 * `text/event-stream` get each piece at once; what fails once the stream has begun is reported as an
 * event, since the status has been sent by then. What fails before (access, limits, a body) is answered
 * like that of any call.
 *
 * @param handler yields the pieces and returns the reply; its signal is aborted when the caller has gone
 */
export function servePieces<C extends Contract & { readonly access: 'anyone' }, Piece, Reply>(
  app: FastifyInstance,
  contract: C & {
    readonly piece: z.ZodMiniType<Piece>;
    readonly reply: z.ZodMiniType<Reply>;
  },
  handler: (call: Call<NoInfer<C>>, signal: AbortSignal) => AsyncGenerator<Piece, Reply>,
): void {
  async function* eventsOf(
    answer: AsyncGenerator<Piece, Reply>,
    request: FastifyRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    try {
      let next = await answer.next();
      while (next.done !== true) {
        yield eventOf('piece', contract.piece.parse(next.value));
        next = await answer.next();
      }
      yield eventOf('reply', contract.reply.parse(next.value));
    } catch (cause) {
      if (signal.aborted) return;
      const error =
        cause instanceof Error ? cause : new Error('What was thrown is no error.', { cause });
      yield eventOf('failure', failureBody(error, request));
    }
  }

  serveRaw(app, contract, async ({ request, reply }) => {
    const call = await callOf(app, contract, request, reply);
    const signal = goneSignal(reply);
    const answer = handler(call, signal);
    if (!acceptsEvents(request)) return contract.reply.parse(await wholeOf(answer, signal));
    return (
      reply
        .type(`${EVENTS_TYPE}; charset=utf-8`)
        .header('cache-control', 'no-store, no-transform')
        // A proxy that buffers responses would hold the pieces back.
        .header('x-accel-buffering', 'no')
        .send(Readable.from(eventsOf(answer, request, signal)))
    );
  });
}

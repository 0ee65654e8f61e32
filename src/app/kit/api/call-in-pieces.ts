/** Replies that arrive in pieces; kept out of the studio's first scripts. */

import type { z } from 'zod/mini';
import type { Contract } from '#contracts/contract.ts';
import { ApiProblem } from './api-problem.ts';
import { type ApiRequest, parsedBy, problemIn, problemOf, send } from './api-request.ts';
import { createEventReader, type StreamedEvent } from './event-reader.ts';

/**
 * Calls an endpoint whose reply arrives in pieces, hands on each piece, and resolves with the whole reply.
 * Rejects as `callApi` does, and also when the stream ends before the whole reply.
 */
export async function callInPieces<C extends Contract, Piece, Reply>(
  contract: C & {
    readonly piece: z.ZodMiniType<Piece>;
    readonly reply: z.ZodMiniType<Reply>;
  },
  request: ApiRequest<C>,
  onPiece: (piece: Piece) => void,
): Promise<Reply> {
  const response = await send(contract, request, { accept: 'text/event-stream' });
  const { status } = response;
  if (!response.ok) throw await problemOf(response);
  for await (const { name, data } of eventsOf(response, request.signal)) {
    if (name === 'failure') throw problemIn(data, status);
    if (name === 'piece') onPiece(parsedBy(contract.piece, jsonIn(data, status), status));
    if (name === 'reply') return parsedBy(contract.reply, jsonIn(data, status), status);
  }
  throw new ApiProblem('unreadable', status, '');
}

function jsonIn(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiProblem('unreadable', status, '');
  }
}

async function* eventsOf(
  response: Response,
  signal: AbortSignal | undefined,
): AsyncGenerator<StreamedEvent> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  const decoder = new TextDecoder();
  const read = createEventReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* read(decoder.decode(value, { stream: true }));
    }
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new ApiProblem('offline', 0, '');
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

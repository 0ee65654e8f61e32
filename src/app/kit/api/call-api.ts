import type { z } from 'zod/mini';
import { apiError } from '#contracts/api-error.ts';
import type { BodyInputOf, Contract } from '#contracts/contract.ts';
import { ApiProblem } from './api-problem.ts';
import { createEventReader, type StreamedEvent } from './event-reader.ts';
import { hearRefusal } from './refusals.ts';

export interface ApiRequest<C extends Contract> {
  /** The parts of the path that vary. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyInputOf<C>;
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page, for small reports. */
  readonly keepalive?: boolean;
}

function addressOf(contract: Contract, request: ApiRequest<Contract>): string {
  const path = contract.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(request.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(request.query).toString();
  return query === '' ? path : `${path}?${query}`;
}

async function send(
  contract: Contract,
  request: ApiRequest<Contract>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { body, signal, keepalive } = request;
  try {
    return await fetch(addressOf(contract, request), {
      method: contract.method,
      credentials: 'same-origin',
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
      ...(keepalive === undefined ? {} : { keepalive }),
    });
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new ApiProblem('offline', 0, '');
  }
}

function problemIn(text: string, status: number): ApiProblem {
  try {
    const { message, error, ...said } = apiError.parse(JSON.parse(text));
    hearRefusal(error);
    return new ApiProblem(error, status, message, said);
  } catch {
    // Something between us and the server answered: its words are not for people.
    return new ApiProblem('unreadable', status, '');
  }
}

async function problemOf(response: Response): Promise<ApiProblem> {
  return problemIn(await response.text(), response.status);
}

function parsedBy<Value>(schema: z.ZodMiniType<Value>, value: unknown, status: number): Value {
  const result = schema.safeParse(value);
  if (!result.success) throw new ApiProblem('unreadable', status, '');
  return result.data;
}

/**
 * Calls an endpoint of the API and resolves with what its contract promises.
 * Rejects with ApiProblem, or with the signal's own reason when it is aborted.
 */
export async function callApi<C extends Contract, Reply>(
  contract: C & { readonly reply: z.ZodMiniType<Reply> },
  request: ApiRequest<C> = {},
): Promise<Reply> {
  const response = await send(contract, request);
  if (!response.ok) throw await problemOf(response);
  return parsedBy(contract.reply, await response.json(), response.status);
}

/** Calls an endpoint that answers with a file; rejects as `callApi` does. */
export async function fetchFile<C extends Contract>(
  contract: C,
  request: ApiRequest<C>,
): Promise<Blob> {
  const response = await send(contract, request);
  if (!response.ok) throw await problemOf(response);
  return response.blob();
}

/**
 * Calls an endpoint whose reply comes in pieces, tells of each, and resolves with the whole reply. Rejects as
 * `callApi` does, also where the stream ends before its reply.
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

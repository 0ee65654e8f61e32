import type { z } from 'zod/mini';
import { apiError } from '#contracts/api-error.ts';
import type { BodyInputOf, Contract } from '#contracts/contract.ts';
import { ApiProblem } from './api-problem.ts';
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

async function send(contract: Contract, request: ApiRequest<Contract>): Promise<Response> {
  const { body, signal, keepalive } = request;
  try {
    return await fetch(addressOf(contract, request), {
      method: contract.method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      ...(signal === undefined ? {} : { signal }),
      ...(keepalive === undefined ? {} : { keepalive }),
    });
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new ApiProblem('offline', 0, '');
  }
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const text = await response.text();
  try {
    const { message, error, ...said } = apiError.parse(JSON.parse(text));
    hearRefusal(error);
    return new ApiProblem(error, response.status, message, said);
  } catch {
    // Something between us and the server answered: its words are not for people.
    return new ApiProblem('unreadable', response.status, '');
  }
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
  const reply = contract.reply.safeParse(await response.json());
  if (!reply.success) throw new ApiProblem('unreadable', response.status, '');
  return reply.data;
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

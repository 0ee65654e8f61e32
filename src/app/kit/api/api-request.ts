/** Sending what a contract asks for, and reading what went wrong. */

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

/** Sends the request. Rejects with ApiProblem `offline` where no answer came, or with the signal's own reason. */
export async function send(
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

/** The problem that the body of a response describes. */
export function problemIn(text: string, status: number): ApiProblem {
  try {
    const { message, error, ...said } = apiError.parse(JSON.parse(text));
    hearRefusal(error);
    return new ApiProblem(error, status, message, said);
  } catch {
    // Something between us and the server answered: its words are not for people.
    return new ApiProblem('unreadable', status, '');
  }
}

/** The problem that a response describes. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  return problemIn(await response.text(), response.status);
}

/** Parses a value from a response; throws ApiProblem `unreadable` where it does not fit the schema. */
export function parsedBy<Value>(
  schema: z.ZodMiniType<Value>,
  value: unknown,
  status: number,
): Value {
  const result = schema.safeParse(value);
  if (!result.success) throw new ApiProblem('unreadable', status, '');
  return result.data;
}

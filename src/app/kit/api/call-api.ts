import type { z } from 'zod/mini';
import type { Contract } from '#contracts/contract.ts';
import { type ApiRequest, parsedBy, problemOf, send } from './api-request.ts';

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

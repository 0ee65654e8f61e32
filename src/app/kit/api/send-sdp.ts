/** Offers of pictures (WHIP and WHEP): the one thing of the API that is no JSON. */

import { ApiProblem } from './api-problem.ts';
import { problemOf } from './api-request.ts';

export interface SdpAnswer {
  readonly sdp: string;
  /** Where it is ended, by DELETE. */
  readonly resource: string;
}

/** Sends an offer and resolves with its answer. Rejects with ApiProblem. */
export async function sendSdp(path: string, offer: string): Promise<SdpAnswer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/sdp' },
      body: offer,
    });
  } catch {
    throw new ApiProblem('offline', 0, '');
  }
  if (!response.ok) throw await problemOf(response);
  return { sdp: await response.text(), resource: response.headers.get('location') ?? '' };
}

/** Ends what an answer has begun; a page that goes away may still say so. */
export function endSdp(resource: string): void {
  if (resource === '') return;
  fetch(resource, { method: 'DELETE', credentials: 'same-origin', keepalive: true }).catch(
    () => undefined,
  );
}

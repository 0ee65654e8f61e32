/** SDP offers for video (WHIP and WHEP): the only part of the API that is not JSON. */

import { ApiProblem } from './api-problem.ts';
import { problemOf } from './api-request.ts';

export interface SdpAnswer {
  readonly sdp: string;
  /** The address to DELETE to end the session; empty where none was given. */
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

/** Ends the session that an answer began; the request outlives a page that is being left. */
export function endSdp(resource: string): void {
  if (resource === '') return;
  fetch(resource, { method: 'DELETE', credentials: 'same-origin', keepalive: true }).catch(
    () => undefined,
  );
}

/** Has the server analyse a picture that a person agreed to send. */

import { CONNECTION_WORDS } from '#content/form-words.ts';
import { analyzeFace, analyzeSkin } from '#contracts/picture-analysis.ts';
import type { FaceReading } from '#domain/analysis/face-reading.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';
import { failure, success, type Result } from '#domain/result.ts';
import type { SkinReport } from '#domain/skin-report/skin-report.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import type { OperatorModel } from '#app/person/access/operator-model.ts';
import { adviceWording, type AdviceWording } from './advice-wording.ts';
import type { PictureToSend } from './picture-to-send.ts';

export type ServerRefusal =
  /** Nothing could be measured, for a reason that the person can change. */
  | { readonly kind: 'withheld'; readonly reason: WithheldReason }
  | { readonly kind: 'aborted' }
  /** With a sentence that says why. */
  | { readonly kind: 'failed'; readonly message: string };

export type ServerAnswer<Reading> = Result<Reading, ServerRefusal>;

export interface FaceOnServer {
  readonly reading: FaceReading;
  /** Null where no model was asked. */
  readonly wording: AdviceWording | null;
}

/**
 * Reads the face in a picture. Never rejects.
 *
 * @param model the model that the person allowed to word the advice; null where they allowed none
 */
export async function readFaceOnServer(
  { dataUrl }: PictureToSend,
  signal: AbortSignal,
  model: OperatorModel | null,
): Promise<ServerAnswer<FaceOnServer>> {
  try {
    const agreed =
      model === null
        ? {}
        : { mayUseModel: true, ...(model.name !== null && { modelName: model.name }) };
    const body = { imageData: dataUrl, ...agreed };
    const reply = await callApi(analyzeFace, { body, signal });
    const wording = model === null ? null : adviceWording(reply, model);
    return success({ reading: reply.reading, wording });
  } catch (thrown) {
    return failure(refusalOf(thrown, signal));
  }
}

/** Reports on the skin in a picture, which has none of our makeup on it. Never rejects. */
export async function readSkinOnServer(
  { dataUrl }: PictureToSend,
  signal: AbortSignal,
): Promise<ServerAnswer<SkinReport>> {
  try {
    const body = { image: dataUrl, currentMakeup: null };
    return success(await callApi(analyzeSkin, { body, signal }));
  } catch (thrown) {
    return failure(refusalOf(thrown, signal));
  }
}

function refusalOf(thrown: unknown, signal: AbortSignal): ServerRefusal {
  if (signal.aborted) return { kind: 'aborted' };
  if (!(thrown instanceof ApiProblem)) throw thrown;
  const { reason, message, details } = thrown;
  if (reason !== undefined) return { kind: 'withheld', reason };
  const said = [message, details].filter((part) => part !== undefined && part !== '').join(' ');
  return { kind: 'failed', message: said === '' ? CONNECTION_WORDS.offline : said };
}

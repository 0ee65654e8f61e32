/** Where a report comes from: this device, or whatever else can give one. */

import { SEASON_LIBRARY } from '#content/season-library.ts';
import { SKIN_REPORT_LANGUAGE } from '#content/skin-report-words.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';
import { failure, success, type Result } from '#domain/result.ts';
import { makeSkinReport } from '#domain/skin-report/make-skin-report.ts';
import type { SkinReport } from '#domain/skin-report/skin-report.ts';
import { readSkinOnServer } from '#app/look/reading-place/ask-server.ts';
import type { PictureToSend } from '#app/look/reading-place/picture-to-send.ts';
import type { Studio } from '#studio/studio.ts';

export type SkinReadingFailure =
  /** The face was not measured, for a reason that the person can change. */
  | { readonly kind: 'withheld'; readonly reason: WithheldReason }
  | { readonly kind: 'aborted' }
  /** `message` is what to tell the person; null where there is no better advice than to try again. */
  | { readonly kind: 'failed'; readonly message: string | null };

export interface SkinReaderOptions {
  readonly signal: AbortSignal;
  /** Share of the work that is done, in [0, 1]. */
  readonly onProgress: (share: number) => void;
}

/** A report, and where it was made. */
export interface GivenReport {
  readonly report: SkinReport;
  readonly place: 'device' | 'server';
}

/** Gives the report of the face in the mirror, or why there is none. Never rejects. */
export type SkinReader = (
  options: SkinReaderOptions,
) => Promise<Result<GivenReport, SkinReadingFailure>>;

/** How long the live picture is read for, in milliseconds: skin is finer than the form of a face. */
const SKIN_BURST = 1600;
const FACE_BURST = 900;
const SKIN_SHARE = 0.6;

/** Measures the bare picture on this device; what is worn in the mirror is not in it. */
export function readOnDevice({ measures }: Studio, now: () => number): SkinReader {
  return async ({ signal, onProgress }) => {
    const skin = await measures.measure({
      what: 'skin',
      burst: SKIN_BURST,
      signal,
      onProgress: (share) => {
        onProgress(SKIN_SHARE * share);
      },
    });
    if (!skin.ok) return failure(asFailure(skin.failure));
    if ('withheld' in skin.value) return withheld(skin.value.withheld);
    const face = await measures.measure({
      what: 'face',
      burst: FACE_BURST,
      signal,
      onProgress: (share) => {
        onProgress(SKIN_SHARE + (1 - SKIN_SHARE) * share);
      },
    });
    if (!face.ok) return failure(asFailure(face.failure));
    if ('withheld' in face.value) return withheld(face.value.withheld);
    const readings = { face: face.value, skin: skin.value, worn: null, measuredAt: now() };
    const report = makeSkinReport(readings, SEASON_LIBRARY, SKIN_REPORT_LANGUAGE);
    return success({ report, place: 'device' });
  };
}

/** Has the server measure a picture that was agreed to. */
export function readOnServer(picture: PictureToSend): SkinReader {
  return async ({ signal }) => {
    const answer = await readSkinOnServer(picture, signal);
    return answer.ok ? success({ report: answer.value, place: 'server' }) : answer;
  };
}

function withheld(reason: WithheldReason): Result<never, SkinReadingFailure> {
  return failure({ kind: 'withheld', reason });
}

function asFailure(cause: 'nothing-shown' | 'not-measured' | 'aborted'): SkinReadingFailure {
  switch (cause) {
    case 'aborted':
      return { kind: 'aborted' };
    case 'nothing-shown':
      return { kind: 'withheld', reason: 'camera-ended' };
    case 'not-measured':
      return { kind: 'failed', message: null };
  }
}

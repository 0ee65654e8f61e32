import { MEASURE_REASONS } from '#content/measure-reasons.ts';
import { PICTURE_FAULT_ADVICE } from '#content/picture-words.ts';
import type { ApiErrorCode } from '#contracts/api-error.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { PictureFault, PictureRefusal } from './picture-task.ts';

/** Reasons that have a code of their own; any other is `face_not_readable`. */
const CODES: Readonly<Partial<Record<PictureRefusal, ApiErrorCode>>> = {
  'not-a-jpeg': 'not_a_jpeg',
  broken: 'broken_picture',
  'too-large': 'picture_too_large',
  'other-colors': 'wrong_colors',
  'no-face': 'no_face',
  'several-faces': 'several_faces',
  'too-dark': 'bad_light',
  'over-exposed': 'bad_light',
  'uneven-light': 'bad_light',
  'coloured-light': 'bad_light',
};

function isFault(refusal: PictureRefusal): refusal is PictureFault {
  return refusal in PICTURE_FAULT_ADVICE;
}

/** What to do about it, for the person. */
function detailsOf(refusal: PictureRefusal): string {
  if (isFault(refusal)) return PICTURE_FAULT_ADVICE[refusal];
  const { message, advice } = MEASURE_REASONS[refusal];
  return `${message}. ${advice}`;
}

/** How a picture of which nothing is said is answered. */
export function refusalFailure(refusal: PictureRefusal): ApiFailure {
  return new ApiFailure(CODES[refusal] ?? 'face_not_readable', {
    details: detailsOf(refusal),
    ...(isFault(refusal) ? {} : { reason: refusal }),
  });
}

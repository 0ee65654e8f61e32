import {
  PICTURE_REASONS,
  READING_TROUBLES,
  UNOPENED_PICTURES,
} from '#content/panels/picture-look-words.ts';
import { MEASURE_REASONS } from '#content/measure-reasons.ts';
import type { PictureLookFailure } from '#studio/commands/picture-look.ts';

/** Why no look came out of a picture, and what to do about it. */
export function TroubleNote({ failure }: { failure: PictureLookFailure }) {
  const trouble = troubleOf(failure);
  if (trouble === null) return null;
  return (
    <div role="alert" className="picture-trouble">
      <p className="font-medium">{trouble.message}</p>
      <p className="text-sm text-fg-2">{trouble.advice}</p>
    </div>
  );
}

function troubleOf(
  failure: PictureLookFailure,
): { readonly message: string; readonly advice: string } | null {
  switch (failure.kind) {
    case 'unopened':
      return UNOPENED_PICTURES[failure.reason];
    case 'withheld':
      return PICTURE_REASONS[failure.reason] ?? MEASURE_REASONS[failure.reason];
    case 'no-model':
    case 'failed':
      return READING_TROUBLES[failure.kind];
    case 'aborted':
      return null;
  }
}

import { RotateCw, TriangleAlert, X } from 'lucide-react';
import {
  CAMERA_PAUSED,
  FACE_MODEL_MESSAGES,
  PICTURE_WITHOUT_FACE,
} from '#content/mirror-failures.ts';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import type { Problem } from '#studio/state/state.ts';

type BannerProblem = Exclude<Problem, { readonly kind: 'camera' }>;

function problemWords(problem: BannerProblem): {
  readonly message: string;
  readonly advice: string;
} {
  switch (problem.kind) {
    case 'camera-paused':
      return CAMERA_PAUSED;
    case 'face-model':
      return FACE_MODEL_MESSAGES[problem.code];
    case 'picture-without-face':
      return PICTURE_WITHOUT_FACE;
  }
}

/**
 * What went wrong and what can be done, at the bottom of the mirror. Problems of the camera are shown in the
 * mirror itself.
 */
export function ProblemBanner() {
  const studio = useStudio();
  const problem = useStudioState((state) => state.problem);
  if (problem === null || problem.kind === 'camera') return null;
  const { message, advice } = problemWords(problem);
  return (
    <div className="problem" role="alert">
      <TriangleAlert size={18} strokeWidth={1.7} className="mt-0.5 shrink-0" aria-hidden="true" />
      <p className="min-w-0 flex-1">
        <strong className="block font-semibold break-words">{message}</strong>
        {advice}
      </p>
      {problem.kind === 'face-model' ? (
        <button
          type="button"
          className="problem-retry button-secondary shrink-0"
          style={{ minHeight: 44, paddingInline: 16 }}
          onClick={() => {
            studio.retry();
          }}
        >
          <RotateCw size={15} strokeWidth={1.7} aria-hidden="true" />
          {MIRROR_WORDS.retry}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={MIRROR_WORDS.dismiss}
        className="grid size-11 shrink-0 place-items-center rounded-full"
        onClick={() => {
          studio.dismissProblem();
        }}
      >
        <X size={18} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </div>
  );
}

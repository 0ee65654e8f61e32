import { ChevronDown } from 'lucide-react';
import { CAMERA_DETAILS, CAMERA_FAILURES } from '#content/camera-failures.ts';
import type { Problem } from '#studio/state/state.ts';

interface CameraProblemProps {
  readonly problem: Extract<Problem, { readonly kind: 'camera' }>;
}

/** Why the camera is off and what can be done, in our words; the browser's own are in the details. */
export function CameraProblem({ problem }: CameraProblemProps) {
  const { message, advice } = CAMERA_FAILURES[problem.failure];
  return (
    <div className="camera-problem">
      <p role="alert">
        <strong>{message}</strong>
        {advice}
      </p>
      {problem.details === null ? null : (
        <details>
          <summary>
            {CAMERA_DETAILS}
            <ChevronDown size={14} strokeWidth={1.7} aria-hidden="true" />
          </summary>
          <code>{problem.details}</code>
        </details>
      )}
    </div>
  );
}

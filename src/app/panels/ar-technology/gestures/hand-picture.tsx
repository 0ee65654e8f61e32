import type { GestureAction } from '#domain/gestures/hand-controls.ts';
import { HAND_DRAWINGS } from './hand-drawings.ts';

/** A drawn hand that makes the gesture of an action. For the eye alone: the words beside it say the same. */
export function HandPicture({ action }: { readonly action: GestureAction }) {
  const { palm, fingers, movement } = HAND_DRAWINGS[action];
  return (
    <svg className="hand-picture" viewBox="0 0 64 64" aria-hidden="true">
      <path className="hand-palm" d={palm} />
      {fingers.map((joints) => {
        const points = joints.map((spot) => spot.join(',')).join(' ');
        return (
          <g key={points}>
            <polyline className="hand-outline" points={points} />
            <polyline className="hand-fill" points={points} />
          </g>
        );
      })}
      {movement === null ? null : <path className="hand-movement" d={movement} />}
    </svg>
  );
}

/** How far the face can be turned, and by which keys. */

import { NO_TURN, type Turn } from '#studio/model/face-model.ts';

export type Axis = keyof Turn;

/** Degrees to either side. */
export const MOST_TURN: Turn = { x: 45, y: 90, z: 25 };

/** The sliders' step in degrees, from the specification. A drag on the view may stop between two steps. */
export const SLIDER_STEP = 5;

/** Degrees for a key on the view, and for a pixel of a drag. */
const KEY_STEP = 5;
const DRAG_STEP = 0.4;

/** A turn in whole degrees within what is allowed. */
export function boundedTurn(turn: Turn): Turn {
  const bounded = (axis: Axis): number =>
    Math.round(Math.min(MOST_TURN[axis], Math.max(-MOST_TURN[axis], turn[axis])));
  return { x: bounded('x'), y: bounded('y'), z: bounded('z') };
}

/** After a drag by so many CSS pixels to the right and down. */
export function draggedTurn(turn: Turn, right: number, down: number): Turn {
  return boundedTurn({
    ...turn,
    x: turn.x + down * DRAG_STEP,
    y: turn.y + right * DRAG_STEP,
  });
}

const KEYS: Readonly<Record<string, Partial<Turn>>> = {
  ArrowLeft: { y: -KEY_STEP },
  ArrowRight: { y: KEY_STEP },
  ArrowUp: { x: -KEY_STEP },
  ArrowDown: { x: KEY_STEP },
  PageUp: { z: -KEY_STEP },
  PageDown: { z: KEY_STEP },
};

/** After a key; null for a key that turns nothing. */
export function turnAfterKey(turn: Turn, key: string): Turn | null {
  if (key === 'Home') return NO_TURN;
  const step = KEYS[key];
  if (step === undefined) return null;
  const { x = 0, y = 0, z = 0 } = step;
  return boundedTurn({ x: turn.x + x, y: turn.y + y, z: turn.z + z });
}

/** In degrees, with a minus sign that is as wide as a plus. */
export function degrees(value: number): string {
  return `${value < 0 ? '−' : ''}${Math.abs(value)}°`;
}

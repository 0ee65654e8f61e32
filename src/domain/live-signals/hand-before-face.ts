/** Whether a hand came before the face and went again, with the face known before and after. */

export interface HandWatch {
  /** Consecutive frames with a face and no hand at it; then with a hand at it; then without one again. */
  readonly clear: number;
  readonly covered: number;
  readonly freed: number;
}

export const NO_HAND_YET: HandWatch = { clear: 0, covered: 0, freed: 0 };

/** Consecutive frames in which each must be seen. */
const FRAMES = 3;

/**
 * @param isAtFace whether a hand is before the face or at it
 * @param hasFace whether a face is seen; one behind a hand may be lost
 */
export function handSees(watch: HandWatch, isAtFace: boolean, hasFace: boolean): HandWatch {
  if (watch.clear < FRAMES) {
    return { ...watch, clear: hasFace && !isAtFace ? watch.clear + 1 : 0 };
  }
  if (watch.covered < FRAMES) return { ...watch, covered: isAtFace ? watch.covered + 1 : 0 };
  if (watch.freed >= FRAMES) return watch;
  return { ...watch, freed: hasFace && !isAtFace ? watch.freed + 1 : 0 };
}

export function handCameAndWent({ freed }: HandWatch): boolean {
  return freed >= FRAMES;
}

export function isHandThere({ covered, freed }: HandWatch): boolean {
  return covered >= FRAMES && freed < FRAMES;
}

import type { PaintedStroke } from '#domain/brush/painted-stroke.ts';
import { useStudioState } from '#app/look/studio-context.tsx';

const NONE: readonly PaintedStroke[] = [];

/** The strokes on the face, with the one that is being painted. */
export function useShownStrokes(): readonly PaintedStroke[] {
  return useStudioState(({ effects, suspended }) => {
    if (suspended.includes('strokes')) return NONE;
    for (const { effect } of effects) if (effect.kind === 'strokes') return effect.strokes;
    return NONE;
  });
}

/**
 * Whether the strokes are off the face while one's own skin is looked at; the next stroke starts on a bare
 * face.
 */
export function useAreStrokesOff(): boolean {
  return useStudioState(({ suspended }) => suspended.includes('strokes'));
}

import type { PaintedStroke } from '#domain/brush/painted-stroke.ts';
import { useStudioState } from '#app/look/studio-context.tsx';

const NONE: readonly PaintedStroke[] = [];

/** The strokes on the face, with the one that is being painted. */
export function useShownStrokes(): readonly PaintedStroke[] {
  return useStudioState(({ effects }) => {
    for (const { effect } of effects) if (effect.kind === 'strokes') return effect.strokes;
    return NONE;
  });
}

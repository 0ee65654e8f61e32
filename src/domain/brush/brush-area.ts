import { SKIN_ZONES, type SkinZone } from '#domain/analysis/skin-reading.ts';

/** Features that makeup is put on beside the zones of the skin. Right and left are the person's own. */
export const BRUSH_FEATURES = ['lips', 'lid-right', 'lid-left', 'brow-right', 'brow-left'] as const;
export type BrushFeature = (typeof BRUSH_FEATURES)[number];

/** Where on a face a brush is. */
export type BrushArea = SkinZone | BrushFeature;

export const BRUSH_AREAS: readonly BrushArea[] = [...BRUSH_FEATURES, ...SKIN_ZONES];

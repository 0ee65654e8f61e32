import { FEATURE_TITLES } from '#content/panels/brush-analyzer-words.ts';
import { ZONE_TITLES } from '#content/skin-report-words.ts';
import { BRUSH_FEATURES, type BrushArea, type BrushFeature } from '#domain/brush/brush-area.ts';

/** What a part of the face is called. */
export function areaTitle(area: BrushArea): string {
  return isFeature(area) ? FEATURE_TITLES[area] : ZONE_TITLES[area];
}

function isFeature(area: BrushArea): area is BrushFeature {
  return BRUSH_FEATURES.some((feature) => feature === area);
}

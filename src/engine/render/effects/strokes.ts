/** Strokes that were painted on the face. */

import { isEmptyArea } from '#domain/brush/layer-area.ts';
import { PaintLayer } from '#domain/brush/paint-layer.ts';
import type { BlendMode } from '#domain/makeup/look.ts';
import { ENCODED_OFFSET, mapRgb, toEncoded, type Rgb } from '#domain/colour/transfer.ts';
import { addPaintedFace, type AddPaintedParts } from '#engine/geometry/paint-shape.ts';
import type { VertexBuffer } from '#engine/geometry/vertex-buffer.ts';
import type { FaceLight } from '#engine/render/light/face-light.ts';
import { BLEND_MODES } from '#engine/render/passes/constants.ts';
import type { Draw } from '#engine/render/passes/pass.ts';
import type { PlanEffect } from './effect.ts';

/**
 * What each planner has painted so far, by blend mode. A planner is known by its buffer, which it keeps for
 * life.
 */
const layersOf = new WeakMap<VertexBuffer, Map<BlendMode, PaintLayer>>();

/** Strokes lie over each other in their order; those of one blend mode lie over those of the modes before it in BLEND_MODES. */
export const planStrokes: PlanEffect<'strokes'> = ({ strokes }, { face, buffer }) => {
  const layers = layersOf.get(buffer) ?? new Map<BlendMode, PaintLayer>();
  layersOf.set(buffer, layers);
  const makeup: Draw[] = [];
  let addParts: AddPaintedParts | null = null;
  for (const mode of BLEND_MODES) {
    const ofMode = strokes.filter(({ blend = 'normal' }) => blend === mode);
    const layer = layers.get(mode) ?? (ofMode.length > 0 ? new PaintLayer() : null);
    if (layer === null) continue;
    layers.set(mode, layer);
    layer.show(ofMode);
    if (face !== null && !isEmptyArea(layer.painted)) {
      addParts ??= addPaintedFace(buffer, face.frame);
      makeup.push(...drawsOf(layer, mode, face.light, addParts));
    }
  }
  return { makeup };
};

function drawsOf(
  layer: PaintLayer,
  mode: BlendMode,
  light: FaceLight,
  addParts: AddPaintedParts,
): readonly Draw[] {
  const { skin, lips } = addParts(layer);
  const lightOnLips = mapRgb(light.white, (channel) => channel * light.mouthShade);
  const all = {
    pass: 'paint',
    pigment: layer,
    strength: 1,
    blend: BLEND_MODES.indexOf(mode),
  } as const;
  return [
    { ...all, range: skin, surface: light.skin, ...inLight(light.white), strictness: 1 },
    // The mesh of the lips ends where they do, and lips may have any color: no pixel is left out.
    { ...all, range: lips, surface: light.lips, ...inLight(lightOnLips), strictness: 0 },
  ];
}

/** What a light does to white, and to an encoded shade: a factor on its offset form (see transfer.ts). */
function inLight(linear: Rgb): { readonly white: Rgb; readonly light: Rgb } {
  const white = mapRgb(linear, toEncoded);
  const factor = (channel: number): number => (channel + ENCODED_OFFSET) / (1 + ENCODED_OFFSET);
  return { white, light: mapRgb(white, factor) };
}

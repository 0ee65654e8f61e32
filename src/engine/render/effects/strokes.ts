/** Strokes that were painted on the face. */

import { isEmptyArea, PaintLayer } from '#domain/brush/paint-layer.ts';
import { toEncoded, ENCODED_OFFSET, mapRgb, type Rgb } from '#domain/colour/transfer.ts';
import { addPaintedFace } from '#engine/geometry/paint-shape.ts';
import type { VertexBuffer } from '#engine/geometry/vertex-buffer.ts';
import type { PlanEffect } from './effect.ts';

/** What each planner has painted so far: it has one buffer for as long as it lives. */
const layers = new WeakMap<VertexBuffer, PaintLayer>();

export const planStrokes: PlanEffect<'strokes'> = ({ strokes }, { face, buffer }) => {
  const layer = layerOf(buffer);
  layer.show(strokes);
  if (face === null || isEmptyArea(layer.painted)) return {};
  const { frame, light } = face;
  const { skin, lips } = addPaintedFace(buffer, frame, layer.painted);
  const lightOnLips = mapRgb(light.white, (channel) => channel * light.mouthShade);
  return {
    makeup: [
      {
        pass: 'paint',
        range: skin,
        pigment: layer,
        surface: light.skin,
        light: shadeFactor(light.white),
        strength: 1,
        strictness: 1,
      },
      {
        pass: 'paint',
        range: lips,
        pigment: layer,
        surface: light.lips,
        light: shadeFactor(lightOnLips),
        strength: 1,
        // The mesh ends where the lips do, and their color is anybody's.
        strictness: 0,
      },
    ],
  };
};

function layerOf(buffer: VertexBuffer): PaintLayer {
  const layer = layers.get(buffer) ?? new PaintLayer();
  layers.set(buffer, layer);
  return layer;
}

/** What light does to an encoded shade: a factor on its offset form (see transfer.ts). */
function shadeFactor(white: Rgb): Rgb {
  return mapRgb(white, (channel) => (toEncoded(channel) + ENCODED_OFFSET) / (1 + ENCODED_OFFSET));
}

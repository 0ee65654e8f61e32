/**
 * A face drawn older: folds with light and shade, the picture's own lines deepened, and an older tone. It
 * is modelled on what skin does on most faces, and is not a forecast for this one. Drawing younger only
 * softens the lines that the picture shows.
 */

import { coverageOf } from '#domain/makeup/coverage.ts';
import type { Rgb } from '#domain/colour/transfer.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { Point } from '#engine/geometry/curve.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import {
  FACE_MESH_TEXTURE_COORDINATES,
  FACE_MESH_VERTEX_COUNT,
} from '#engine/geometry/face-mesh.ts';
import { addFolds, addSpots, steadyNoise } from '#engine/geometry/fold-shape.ts';
import { addSkin } from '#engine/geometry/skin-shape.ts';
import { brightestSkin } from '#engine/render/light/face-light.ts';
import type { LightDirection } from '#engine/render/light/light-direction.ts';
import type { Draw } from '#engine/render/passes/pass.ts';
import type { PlanEffect } from './effect.ts';

/** Years of the strongest drawing, and of the strongest softening. */
const OLDEST = 30;
const YOUNGEST = -10;

/** By how much lines of the picture are deepened at the oldest, and softened at the youngest. */
const DEEPENED = 1.1;
const SOFTENED = -0.9;

/** A line is this share of the face's width from the skin beside it. */
const LINE_REACH = 0.014;

/**
 * Light from above, which most rooms have however evenly the face is lit; a logarithm, like the measured
 * light.
 */
const LIGHT_FROM_ABOVE = 0.35;

/** Deepest folds at the oldest, as a multiple of their drawn depth. */
const DEEPEST = 1.35;

/** Shade in a fold is reddened by light that came through the skin; a spot is brown. */
const SHADE_TINT: Rgb = [0.82, 1.04, 1.1];
const SPOT_TINT: Rgb = [0.75, 1.15, 1.4];

/** Share of the older tone that the strongest foundation hides. */
const HIDDEN_BY_FOUNDATION = 0.85;

export const planAge: PlanEffect<'age'> = ({ years }, { face, look, buffer }) => {
  if (face === null || years === 0) return {};
  const { frame, light } = face;
  const older = Math.min(1, Math.max(0, years / OLDEST));
  const younger = Math.min(1, Math.max(0, years / YOUNGEST));
  const onSkin = { skin: light.skin, tooBright: brightestSkin(light) };
  const shown = 1 - hiddenTone(look);
  const draws: Draw[] = [
    {
      pass: 'age',
      range: addSkin(buffer, frame, SKIN_PLACES),
      ...onSkin,
      strength: older * DEEPENED + younger * SOFTENED,
      tone: older * shown,
      reach: Math.max(2, Math.round(frame.width * LINE_REACH)),
    },
  ];
  if (years < 0) return { draws };
  const added = Math.min(OLDEST, years);
  const spots = addSpots(buffer, frame, added);
  draws.push({ pass: 'fold', range: spots, ...onSkin, strength: shown, tint: SPOT_TINT });
  const folds = addFolds(buffer, frame, added, lightAcross(frame, light.direction));
  draws.push({ pass: 'fold', range: folds, ...onSkin, strength: DEEPEST, tint: SHADE_TINT });
  return { draws: draws.filter(({ range }) => range.count > 0) };
};

function hiddenTone({ foundation }: Look): number {
  return HIDDEN_BY_FOUNDATION * coverageOf('foundation', foundation.opacity);
}

/** Where the light comes from in the picture: a vector of at most 1. */
function lightAcross({ across, down }: FaceFrame, { left, above }: LightDirection): Point {
  const up = above + LIGHT_FROM_ABOVE;
  const length = Math.hypot(left, up) || 1;
  const share = Math.tanh(length) / length;
  return {
    x: share * (across.x * left - down.x * up),
    y: share * (across.y * left - down.y * up),
  };
}

/**
 * For each vertex how uneven the older tone is there, in [-1, 1], and the share of the lines: less on the
 * nose.
 */
const SKIN_PLACES = Float32Array.from({ length: 2 * FACE_MESH_VERTEX_COUNT }, (_, index) => {
  const vertex = index >> 1;
  if (index % 2 === 0) return steadyNoise(vertex * 3 + 1);
  const u = FACE_MESH_TEXTURE_COORDINATES[2 * vertex] ?? 0;
  const v = FACE_MESH_TEXTURE_COORDINATES[2 * vertex + 1] ?? 0;
  return Math.abs(u - 0.5) < 0.1 && v > 0.36 && v < 0.62 ? 0.35 : 1;
});

/** The effects of the scene, by kind. A new effect is a row here and, where it draws, a pass. */

import type { SceneEffect } from '#engine/frame/frame.ts';
import { CAMERA_LIGHT, composedLight, type Relight } from '#engine/render/light/relight.ts';
import type { Draw } from '#engine/render/passes/pass.ts';
import { planAge } from './age.ts';
import { planHair } from './hair.ts';
import { planHalves } from './halves.ts';
import { planBare, planSplit } from './comparison.ts';
import { planLight } from './light.ts';
import { planStrokes } from './strokes.ts';
import type {
  EffectContext,
  EffectKind,
  EffectPlan,
  PictureArea,
  PlanEffect,
  WornHalf,
} from './effect.ts';

export type EffectTable = { readonly [Kind in EffectKind]: PlanEffect<Kind> };

export const EFFECTS: EffectTable = {
  split: planSplit,
  bare: planBare,
  halves: planHalves,
  light: planLight,
  age: planAge,
  hair: planHair,
  strokes: planStrokes,
};

export interface PlannedEffects {
  /** Where makeup shows: the area that all effects leave to it. Null stands for the whole picture. */
  readonly makeupArea: PictureArea | null;
  /** The half of the face that wears the look differently; null where none does. */
  readonly half: WornHalf | null;
  /** Makeup over the look's. */
  readonly makeup: readonly Draw[];
  /** The light in which all of the picture is shown: that of all effects, one after the other. */
  readonly relight: Relight;
  /** What is drawn over the makeup. */
  readonly draws: readonly Draw[];
}

/** Plans all effects of a scene in their order. */
export function planEffects(
  effects: readonly SceneEffect[],
  context: EffectContext,
  table: EffectTable = EFFECTS,
): PlannedEffects {
  let makeupArea: PictureArea | null = null;
  let half: WornHalf | null = null;
  const makeup: Draw[] = [];
  let relight: Relight = CAMERA_LIGHT;
  const draws: Draw[] = [];
  for (const effect of effects) {
    const plan = planEffect(effect, context, table);
    if (plan.makeupArea !== undefined) makeupArea = intersection(makeupArea, plan.makeupArea);
    if (plan.half !== undefined) half = plan.half;
    makeup.push(...(plan.makeup ?? []));
    if (plan.relight !== undefined) relight = composedLight(relight, plan.relight);
    draws.push(...(plan.draws ?? []));
  }
  return { makeupArea, half, makeup, relight, draws };
}

function planEffect<Kind extends EffectKind>(
  effect: Extract<SceneEffect, { readonly kind: Kind }>,
  context: EffectContext,
  table: { readonly [Each in Kind]: PlanEffect<Each> },
): EffectPlan {
  return table[effect.kind](effect, context);
}

function intersection(one: PictureArea | null, other: PictureArea): PictureArea {
  if (one === null) return other;
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

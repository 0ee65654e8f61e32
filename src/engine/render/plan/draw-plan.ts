/** From a look and a face to the list of draws that both renderers carry out. */

import type { CoverMask } from '#engine/frame/cover-mask.ts';
import type { FrameImage, Scene, TrackedFace } from '#engine/frame/frame.ts';
import { LipContour } from '#engine/contour/lip-contour.ts';
import { measureShutEyes } from '#engine/contour/shut-eyes.ts';
import { createFaceFrame, SMALLEST_FACE } from '#engine/geometry/face-frame.ts';
import { withShutLids } from '#engine/geometry/lid-closure.ts';
import { addHalf, halfOfFace } from '#engine/geometry/half-shape.ts';
import type { PlacedHair } from '#engine/hair/placed-hair.ts';
import { isSameFace } from '#engine/geometry/same-face.ts';
import { addBoxes } from '#engine/geometry/box-shape.ts';
import { VertexBuffer, type IndexRange } from '#engine/geometry/vertex-buffer.ts';
import { hiddenAreas } from './drawn-area.ts';
import type { PictureArea, WornHalf } from '#engine/render/effects/effect.ts';
import { EFFECTS, planEffects, type EffectTable } from '#engine/render/effects/effects.ts';
import { FaceLightMeter } from '#engine/render/light/face-light.ts';
import { IlluminantMeter } from '#engine/render/light/illuminant-meter.ts';
import type { Relight } from '#engine/render/light/relight.ts';
import { planBlush } from '#engine/render/passes/blush.ts';
import { planEyeshadow } from '#engine/render/passes/eyeshadow.ts';
import { planFoundation } from '#engine/render/passes/foundation.ts';
import { planEyeliner, planMascara } from '#engine/render/passes/ink.ts';
import { planLipstick } from '#engine/render/passes/lipstick.ts';
import type { Draw, PassContext, PlanPass } from '#engine/render/passes/pass.ts';
import type { Rgb } from '#domain/colour/transfer.ts';
import type { Product } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';

/** The order in which makeup is put on: base first, lashes last. */
const MAKEUP: readonly (readonly [Product, PlanPass])[] = [
  ['foundation', planFoundation],
  ['blush', planBlush],
  ['eyeshadow', planEyeshadow],
  ['lipstick', planLipstick],
  ['eyeliner', planEyeliner],
  ['mascara', planMascara],
];

export interface DrawPlan {
  /** The makeup. */
  readonly draws: readonly Draw[];
  /** Makeup is drawn only here; null where nothing is cut off. */
  readonly clip: PictureArea | null;
  /**
   * What stands in front of the face, drawn over makeup and effects: the mask of it, and boxes around what the mask hides. Null where
   * nothing does.
   */
  readonly front: { readonly mask: CoverMask; readonly range: IndexRange } | null;
  /** The light in which all of it is shown. */
  readonly relight: Relight;
  /** What effects draw over it, not cut off as the makeup is. */
  readonly effectDraws: readonly Draw[];
  readonly buffer: VertexBuffer;
}

export class DrawPlanner {
  private readonly buffer = new VertexBuffer();
  private readonly meter = new FaceLightMeter();
  private readonly lipContour = new LipContour();
  private readonly effects: EffectTable;
  private readonly illuminant = new IlluminantMeter();
  private lastLandmarks: Float32Array | null = null;

  constructor(effects: EffectTable = EFFECTS) {
    this.effects = effects;
  }

  /** Forgets the face that was followed and the light: another source is shown. */
  reset(): void {
    this.forgetFace();
    this.illuminant.reset();
  }

  private forgetFace(): void {
    this.meter.reset();
    this.lipContour.reset();
    this.lastLandmarks = null;
  }

  /** Linear reflectance of the skin of the face that is followed; null while there is none. */
  get skin(): Rgb | null {
    return this.meter.reflectance;
  }

  /** Valid until the next call: the buffer is reused. */
  plan(
    image: FrameImage,
    face: TrackedFace | null,
    scene: Scene,
    cover: CoverMask | null = null,
    hair: PlacedHair | null = null,
  ): DrawPlan {
    this.buffer.clear();
    const measured = this.measure(image, face);
    const { mirrored, look } = scene;
    const illuminant = this.illuminant.white;
    const context = {
      image,
      mirrored,
      look,
      face: measured,
      illuminant,
      hair,
      buffer: this.buffer,
    };
    const planned = planEffects(scene.effects, context, this.effects);
    const { makeupArea, half, makeup, relight, draws: effectDraws } = planned;
    const isHidden = makeupArea !== null && makeupArea.width * makeupArea.height === 0;
    return {
      draws:
        measured === null || isHidden
          ? []
          : [...this.planMakeup({ look, ...measured }, half), ...makeup.filter(isSeen)],
      clip: makeupArea,
      front: cover && { mask: cover, range: addBoxes(this.buffer, hiddenAreas(cover, image)) },
      relight,
      effectDraws,
      buffer: this.buffer,
    };
  }

  /**
   * The light is measured on every frame, with makeup or without: it has to be known when makeup comes
   * back.
   */
  private measure(
    image: FrameImage,
    face: TrackedFace | null,
  ): Pick<PassContext, 'frame' | 'light' | 'lids'> | null {
    const isSame =
      face !== null &&
      this.lastLandmarks !== null &&
      isSameFace(this.lastLandmarks, face.landmarks);
    if (!isSame) this.forgetFace();
    if (face === null) return null;
    this.lastLandmarks = face.landmarks;
    const { width } = createFaceFrame(face.landmarks);
    if (width < SMALLEST_FACE) return null;
    const corrected = this.lipContour.correct(image, face.landmarks, width);
    const tracked = createFaceFrame(corrected);
    const light = this.meter.measure(image, tracked);
    this.illuminant.measure(light.white);
    const lids = measureShutEyes(image, tracked, light.skin);
    const shown = withShutLids(corrected, tracked, lids);
    return { frame: shown === corrected ? tracked : createFaceFrame(shown), light, lids };
  }

  private planMakeup(worn: Omit<PassContext, 'buffer'>, half: WornHalf | null): readonly Draw[] {
    const context = { ...worn, buffer: this.buffer };
    return MAKEUP.flatMap(([product, plan]) =>
      half?.patch[product] === undefined ? [plan(context)] : planHalves(plan, context, half),
    )
      .filter((draw) => draw !== null)
      .filter(isSeen);
  }
}

/** One product as the look has it on one side of the face, and as the half has it on the other. */
function planHalves(
  plan: PlanPass,
  context: PassContext,
  { patch, side }: WornHalf,
): readonly (Draw | null)[] {
  const { frame, look } = context;
  const cutTo = (draw: Draw | null, onto: WornHalf['side']): Draw | null =>
    draw && { ...draw, range: addHalf(context.buffer, draw.range, halfOfFace(frame, onto)) };
  return [
    cutTo(plan(context), side === 'left' ? 'right' : 'left'),
    cutTo(plan({ ...context, look: applyPatch(look, patch) }), side),
  ];
}

function isSeen({ range }: Draw): boolean {
  return range.count > 0;
}

import { coverageOf } from '#domain/makeup/coverage.ts';
import type { LipFinish } from '#domain/makeup/look.ts';
import { addLips } from '#engine/geometry/lip-shape.ts';
import { smoothstep } from '#engine/geometry/curve.ts';
import { litShade } from '#engine/render/light/face-light.ts';
import type { LightDirection } from '#engine/render/light/light-direction.ts';
import { ENCODED_OFFSET, luma, mapRgb, parseHex } from '#domain/colour/transfer.ts';
import { meetingOf } from './meeting.ts';
import type { PlanPass } from './pass.ts';

interface Finish {
  /** Share of the natural highlight that is kept. */
  readonly highlight: number;
  readonly gloss: number;
  readonly shimmer: number;
  /** Limits of the factor that keeps the lips' texture as visible as it was: beyond them, noise would look like skin. */
  readonly contrast: readonly [least: number, most: number];
  /**
   * Whether the lit part of the lips shows their sheen, from `SHEEN` on; otherwise it is pigment in the
   * light.
   */
  readonly hasSheen: boolean;
}

const TEXTURE = [0.75, 1.6] as const;
/** Light and shade in their own proportion: matte has nothing but these to show the form of the lips. */
const FORM = [1, 1] as const;

/** A lipstick without a finish is satin. */
const FINISHES: Record<LipFinish, Finish> = {
  matte: { highlight: 0.35, gloss: 0, shimmer: 0, contrast: FORM, hasSheen: false },
  satin: { highlight: 1, gloss: 0, shimmer: 0, contrast: TEXTURE, hasSheen: true },
  gloss: { highlight: 1.5, gloss: 1, shimmer: 0, contrast: TEXTURE, hasSheen: false },
  shimmer: { highlight: 1.1, gloss: 0.25, shimmer: 1, contrast: TEXTURE, hasSheen: true },
};

/** Light on the lips, over their mean, at which their sheen begins. */
const SHEEN = 1.22;
/** Where highlights begin without sheen: this much above the lit part of the lower lip, up to a limit. */
const ABOVE_LIT_LIP = 1.04;
const MOST_LIT = 1.6;

/**
 * Where gloss shines, depending on how the light falls: on the middle of the lower lip for light from the
 * camera, moved by these shares of the lip per unit of direction, and by at most `MOST_SHIFT`. Found on
 * faces of known light, where the highlight of a lip is where its normal lies halfway between light and
 * camera.
 */
const GLOSS_MIDDLE = { along: 0.5, across: 0.5 };
const GLOSS_SHIFT = { along: 0.3, across: 0.8 };
const MOST_SHIFT = { along: 0.25, across: 0.14 };

/** Shine below which there is no light for gloss to show, and from which it shows in full. */
const DARK = 0.2;
const LIT = 0.4;

export const planLipstick: PlanPass = ({ look, frame, light, buffer }) => {
  const { color, opacity } = look.lipstick;
  if (opacity <= 0) return null;
  const lightOnLips = mapRgb(light.white, (channel) => channel * light.mouthShade);
  const shade = litShade(parseHex(color), lightOnLips);
  const finish = FINISHES[look.lipstick.finish ?? 'satin'];
  const lips = luma(light.lips) + ENCODED_OFFSET;
  const litLip = (ABOVE_LIT_LIP * (light.litLip + ENCODED_OFFSET)) / lips;
  const contrast = lips / (luma(shade) + ENCODED_OFFSET);
  const shine = Math.min(1, luma(litShade([1, 1, 1], lightOnLips)));
  return {
    pass: 'lipstick',
    range: addLips(buffer, frame),
    ...meetingOf(look, 'lipstick', lightOnLips),
    shade,
    lips: light.lips,
    strength: coverageOf('lipstick', opacity),
    contrast: within(...finish.contrast, contrast),
    shine,
    highlight: finish.highlight,
    highlightFrom: finish.hasSheen ? SHEEN : within(SHEEN, MOST_LIT, litLip),
    gloss: finish.gloss * smoothstep(DARK, LIT, shine),
    glossAt: glossAt(light.direction),
    shimmer: finish.shimmer,
  };
};

/** Along the lips and across them, as in `addLips`. */
function glossAt({ left, above }: LightDirection): readonly [number, number] {
  const moved = (side: 'along' | 'across', light: number): number =>
    GLOSS_MIDDLE[side] + within(-MOST_SHIFT[side], MOST_SHIFT[side], GLOSS_SHIFT[side] * light);
  return [2 - moved('along', left), moved('across', above)];
}

function within(least: number, most: number, value: number): number {
  return Math.min(most, Math.max(least, value));
}

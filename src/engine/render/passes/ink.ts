import { addEyeliner } from '#engine/geometry/eyeliner-shape.ts';
import { addLashes } from '#engine/geometry/lash-shape.ts';
import { litShade, type FaceLight } from '#engine/render/light/face-light.ts';
import { mapRgb, parseHex, toEncoded, toLinear, type Rgb } from '#engine/render/light/transfer.ts';
import type { PlanPass } from './pass.ts';

/** The specification's weight: mascara shows at 0.7 of its opacity. The liner shows as it is. */
const MASCARA_WEIGHT = 0.7;

/** Mascara has no colour in a look: a black with a little brown in it. */
const MASCARA_COLOUR = '#0d0a0a';

/** The blackest ink still returns this share of the light. */
const INK_REFLECTANCE = 0.012;

export const planEyeliner: PlanPass = ({ look, frame, light, buffer }) => {
  const { color, opacity } = look.eyeliner;
  if (opacity <= 0) return null;
  return {
    pass: 'ink',
    range: addEyeliner(buffer, frame),
    shade: inkShade(color, light),
    strength: opacity / 100,
  };
};

export const planMascara: PlanPass = ({ look, frame, light, buffer }) => {
  const { opacity } = look.mascara;
  if (opacity <= 0) return null;
  return {
    pass: 'ink',
    range: addLashes(buffer, frame),
    shade: inkShade(MASCARA_COLOUR, light),
    strength: (MASCARA_WEIGHT * opacity) / 100,
  };
};

function inkShade(hex: string, light: FaceLight): Rgb {
  const pigment = mapRgb(parseHex(hex), (channel) =>
    toEncoded(Math.max(INK_REFLECTANCE, toLinear(channel))),
  );
  return litShade(pigment, light.white);
}

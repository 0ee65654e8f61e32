import { addSkin } from '#engine/geometry/skin-shape.ts';
import { litShade } from '#engine/render/light/face-light.ts';
import { parseHex } from '#engine/render/light/transfer.ts';
import type { PlanPass } from './pass.ts';

/** The specification names no weight for blush; a powder at full opacity still shows the skin. */
const WEIGHT = 0.6;

export const planBlush: PlanPass = ({ look, frame, light, buffer }) => {
  const { color, opacity } = look.blush;
  if (opacity <= 0) return null;
  return {
    pass: 'blush',
    range: addSkin(buffer, frame),
    shade: litShade(parseHex(color), light.white),
    skin: light.skin,
    strength: (WEIGHT * opacity) / 100,
  };
};

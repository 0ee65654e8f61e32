import { addSkin } from '#engine/geometry/skin-shape.ts';
import { litShade } from '#engine/render/light/face-light.ts';
import { parseHex } from '#engine/render/light/transfer.ts';
import type { PlanPass } from './pass.ts';

/** The specification's weight: foundation shows at 0.4 of its opacity. */
const WEIGHT = 0.4;

/** Foundation hides unevenness sooner than it changes the colour. */
const EVENNESS = 0.5;

export const planFoundation: PlanPass = ({ look, frame, light, buffer }) => {
  const { color, opacity } = look.foundation;
  if (opacity <= 0) return null;
  return {
    pass: 'foundation',
    range: addSkin(buffer, frame),
    shade: litShade(parseHex(color), light.white),
    skin: light.skin,
    strength: (WEIGHT * opacity) / 100,
    evenness: (EVENNESS * opacity) / 100,
  };
};

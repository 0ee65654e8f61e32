import { coverageOf } from '#domain/makeup/coverage.ts';
import { addSkin } from '#engine/geometry/skin-shape.ts';
import { brightestSkin, litShade } from '#engine/render/light/face-light.ts';
import { parseHex } from '#domain/colour/transfer.ts';
import type { PlanPass } from './pass.ts';

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
    tooBright: brightestSkin(light),
    strength: coverageOf('foundation', opacity),
    evenness: (EVENNESS * opacity) / 100,
  };
};

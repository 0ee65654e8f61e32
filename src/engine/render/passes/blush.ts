import { coverageOf } from '#domain/makeup/coverage.ts';
import { addSkin } from '#engine/geometry/skin-shape.ts';
import { brightestSkin, litShade } from '#engine/render/light/face-light.ts';
import { parseHex } from '#domain/colour/transfer.ts';
import { meetingOf } from './meeting.ts';
import type { PlanPass } from './pass.ts';

export const planBlush: PlanPass = ({ look, frame, light, buffer }) => {
  const { color, opacity } = look.blush;
  if (opacity <= 0) return null;
  return {
    pass: 'blush',
    range: addSkin(buffer, frame),
    shade: litShade(parseHex(color), light.white),
    ...meetingOf(look, 'blush', light.white),
    skin: light.skin,
    tooBright: brightestSkin(light),
    strength: coverageOf('blush', opacity),
  };
};

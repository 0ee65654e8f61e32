import { coverageOf } from '#domain/makeup/coverage.ts';
import { addEyeshadow } from '#engine/geometry/eyeshadow-shape.ts';
import { litShade } from '#engine/render/light/face-light.ts';
import { parseHex } from '#domain/colour/transfer.ts';
import { meetingOf } from './meeting.ts';
import type { PlanPass } from './pass.ts';

export const planEyeshadow: PlanPass = ({ look, frame, light, buffer }) => {
  const { colors, opacity, finish } = look.eyeshadow;
  if (opacity <= 0) return null;
  return {
    pass: 'eyeshadow',
    range: addEyeshadow(buffer, frame),
    lid: litShade(parseHex(colors[0]), light.white),
    crease: litShade(parseHex(colors[1]), light.white),
    outer: litShade(parseHex(colors[2]), light.white),
    ...meetingOf(look, 'eyeshadow', light.white),
    skin: light.skin,
    strength: coverageOf('eyeshadow', opacity),
    shimmer: finish === 'shimmer' ? 1 : 0,
  };
};

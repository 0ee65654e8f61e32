import { coverageOf } from '#domain/makeup/coverage.ts';
import { addSkin, skinTrianglesWhere } from '#engine/geometry/skin-shape.ts';
import { brightestSkin, litShade } from '#engine/render/light/face-light.ts';
import { parseHex } from '#domain/colour/transfer.ts';
import { END_OF_BLUSH, fadingOfBlush } from './cheek.ts';
import { meetingOf } from './meeting.ts';
import type { PlanPass } from './pass.ts';

/** Both cheeks, as far as blush is seen: the rest of the face need not be drawn for it. */
const CHEEKS = skinTrianglesWhere((across, along) => fadingOfBlush(across, along) <= END_OF_BLUSH);

export const planBlush: PlanPass = ({ look, frame, light, buffer }) => {
  const { color, opacity } = look.blush;
  if (opacity <= 0) return null;
  return {
    pass: 'blush',
    range: addSkin(buffer, frame, undefined, CHEEKS),
    shade: litShade(parseHex(color), light.white),
    ...meetingOf(look, 'blush', light.white),
    skin: light.skin,
    tooBright: brightestSkin(light),
    strength: coverageOf('blush', opacity),
  };
};

import { coverageOf, inkPigment, MASCARA_COLOUR } from '#domain/makeup/coverage.ts';
import { addEyeliner } from '#engine/geometry/eyeliner-shape.ts';
import { addLashes } from '#engine/geometry/lash-shape.ts';
import { litShade } from '#engine/render/light/face-light.ts';
import { meetingOf } from './meeting.ts';
import type { PlanPass } from './pass.ts';

export const planEyeliner: PlanPass = ({ look, frame, light, buffer }) => {
  const { color, opacity } = look.eyeliner;
  if (opacity <= 0) return null;
  return {
    pass: 'ink',
    range: addEyeliner(buffer, frame),
    shade: litShade(inkPigment(color), light.white),
    ...meetingOf(look, 'eyeliner', light.white),
    strength: coverageOf('eyeliner', opacity),
  };
};

export const planMascara: PlanPass = ({ look, frame, light, lids, buffer }) => {
  const { opacity } = look.mascara;
  if (opacity <= 0) return null;
  return {
    pass: 'ink',
    range: addLashes(buffer, frame, lids),
    shade: litShade(inkPigment(MASCARA_COLOUR), light.white),
    ...meetingOf(look, 'mascara', light.white),
    strength: coverageOf('mascara', opacity),
  };
};

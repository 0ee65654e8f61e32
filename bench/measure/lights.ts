/** Lights in which measuring should work, and lights that should be refused. */

import { LIGHT_COLOURS, type Light } from '#tests/fixtures/synthetic-face/index.ts';

export const MEASURED_LIGHTS = {
  front: { keyDirection: [-0.15, 0.35, 1] },
  side: { keyDirection: [-0.5, 0.4, 0.8] },
  warm: { keyDirection: [0.2, 0.4, 1], colour: LIGHT_COLOURS.warm },
  dim: { keyDirection: [-0.2, 0.4, 1], exposure: 0.3 },
} as const satisfies Record<string, Partial<Light>>;
export type MeasuredLight = keyof typeof MEASURED_LIGHTS;

export const REFUSED_LIGHTS = {
  'hard side': { keyDirection: [-1, 0.2, 0.25] },
  'nearly dark': { exposure: 0.03 },
  'far too bright': { exposure: 4 },
  blue: { keyDirection: [-0.15, 0.35, 1], colour: [0.25, 0.6, 2.4] },
} as const satisfies Record<string, Partial<Light>>;
export type RefusedLight = keyof typeof REFUSED_LIGHTS;

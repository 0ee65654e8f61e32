import { STUDIO_LIGHT_IDS, STUDIO_LIGHTS, type NamedStudioLight } from '#content/studio-lights.ts';
import { lightOf } from '#domain/light/picture-light.ts';
import type { NamedLight } from '#studio/commands/lighting.ts';

/** The seven lights as the mirror shows them. */
export const SHOWN_LIGHTS: readonly (NamedStudioLight & NamedLight)[] = STUDIO_LIGHT_IDS.map(
  (id) => ({ ...STUDIO_LIGHTS[id], light: lightOf(STUDIO_LIGHTS[id]) }),
);

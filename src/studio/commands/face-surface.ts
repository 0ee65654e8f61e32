/** The face as a surface to paint on, out of the engine. Loaded with the panel that paints. */

import type { ChartPlace, FaceLine, FaceSurface } from '#engine/index.ts';

export type { ChartPlace, FaceLine, FaceSurface };

/** Rejects where the engine's code cannot be loaded. */
export async function loadFaceSurface(): Promise<FaceSurface> {
  const engine = await import('#engine/index.ts');
  return await engine.loadFaceSurface();
}

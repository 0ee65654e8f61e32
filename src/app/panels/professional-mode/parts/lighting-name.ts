import { TIMELINE_WORDS } from '#content/panels/timeline-words.ts';
import { shownLightName } from '#studio/commands/lighting.ts';
import type { StudioState } from '#studio/state/state.ts';

/** Name of the light that the mirror shows, to be kept with a capture. */
export function lightingName(state: Pick<StudioState, 'effects'>): string {
  return shownLightName(state) ?? TIMELINE_WORDS.ownLight;
}

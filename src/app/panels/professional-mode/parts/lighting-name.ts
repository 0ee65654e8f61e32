import { TIMELINE_WORDS } from '#content/panels/timeline-words.ts';

/** Name of the light that the mirror shows, which a capture tells. */
export function lightingName(): string {
  return TIMELINE_WORDS.ownLight;
}

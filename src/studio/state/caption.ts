import type { StudioState } from './state.ts';

/** What a capture has to say of the effects that it shows; null where there is nothing to say. */
export function captionOf({ effects }: Pick<StudioState, 'effects'>): string | null {
  const captions = effects.flatMap(({ caption }) => caption ?? []);
  return captions.length === 0 ? null : captions.join(' · ');
}

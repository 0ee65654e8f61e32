import { skinToneOf, type SkinTone } from '#domain/colour-wheel/skin-tone.ts';
import { useStudioState } from '#app/look/studio-context.tsx';

/**
 * Steps per unit of reflectance to which a reading is rounded, since it fluctuates; they are too small to be
 * seen.
 */
const STEPS = 40;

/** The tone of the skin in the mirror; null while there is no face in it. */
export function useSkinTone(): SkinTone | null {
  const reading = useStudioState(
    ({ statistics }) =>
      statistics?.skin?.map((channel) => Math.round(channel * STEPS) / STEPS).join(' ') ?? null,
  );
  if (reading === null) return null;
  const [r = 0, g = 0, b = 0] = reading.split(' ').map(Number);
  return skinToneOf([r, g, b]);
}

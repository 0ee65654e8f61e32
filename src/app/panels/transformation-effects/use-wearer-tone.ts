import { useEffect, useState } from 'react';
import { skinToneOf, type SkinReflectance } from '#domain/colour-wheel/skin-tone.ts';
import { hexOf, mapRgb, parseHex, toLinear } from '#domain/colour/transfer.ts';
import { sameColour } from '#domain/makeup/look-equality.ts';
import { DEFAULT_LOOK, type HexColour } from '#domain/makeup/look.ts';
import { effectTone, type EffectTone } from '#domain/transformation/tone.ts';
import { DRAWN_SKIN } from '#app/look/portrait/portrait-shapes.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';

export interface WearerTone {
  readonly tone: EffectTone;
  /** The skin that portraits are drawn with; null where the foundation says it. */
  readonly skin: HexColour | null;
  /** Whether the skin was measured. */
  readonly isMeasured: boolean;
}

/** A reading trembles: another tone is believed when so many in a row say it. */
const READINGS_TO_CHANGE = 4;
/** Where nothing tells of the skin: what lies between the others is the least wrong on any. */
const UNKNOWN: WearerTone = { tone: 'medium', skin: hexOf(DRAWN_SKIN), isMeasured: false };

/**
 * The tone of the face in the mirror, which stays when the picture goes. Before there was one, the foundation that the
 * person chose says it.
 */
export function useWearerTone(): WearerTone {
  const { store } = useStudio();
  const foundation = useStudioState((state) => currentLook(state).foundation.color);
  const [measured, setMeasured] = useState<WearerTone | null>(null);
  useEffect(() => {
    let held: EffectTone | null = null;
    let others = 0;
    const read = (skin: SkinReflectance | null): void => {
      if (skin === null) return;
      const { depth, hex } = skinToneOf(skin);
      const tone = effectTone(depth);
      others = tone === held ? 0 : others + 1;
      if (held !== null && others < READINGS_TO_CHANGE) return;
      [held, others] = [tone, 0];
      setMeasured({ tone, skin: hex, isMeasured: true });
    };
    read(store.getState().statistics?.skin ?? null);
    return store.subscribe(({ statistics }, before) => {
      // Another picture comes: its first reading counts.
      if (statistics === null) held = null;
      else if (statistics !== before.statistics) read(statistics.skin);
    });
  }, [store]);
  return measured ?? toneOfFoundation(foundation);
}

function toneOfFoundation(color: HexColour): WearerTone {
  if (sameColour(color, DEFAULT_LOOK.foundation.color)) return UNKNOWN;
  const { depth } = skinToneOf(mapRgb(parseHex(color), toLinear));
  return { tone: effectTone(depth), skin: null, isMeasured: false };
}

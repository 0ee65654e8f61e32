import { useEffect, useState } from 'react';
import { isWithheld } from '#domain/analysis/measurement.ts';
import { hexOf, mapRgb, parseHex, toLinear } from '#domain/colour/transfer.ts';
import { skinToneOf } from '#domain/colour-wheel/skin-tone.ts';
import { sameColour } from '#domain/makeup/look-equality.ts';
import { DEFAULT_LOOK, type HexColour } from '#domain/makeup/look.ts';
import { skinOfReading, type MeasuredSkin } from '#domain/transformation/measured-skin.ts';
import { effectTone, type EffectTone } from '#domain/transformation/tone.ts';
import { DRAWN_SKIN } from './portrait/portrait-shapes.ts';
import { useStudio, useStudioState } from './studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';

export interface WearerTone {
  readonly tone: EffectTone;
  /** The skin that portraits are drawn with; null where they take it from the foundation. */
  readonly skin: HexColour | null;
  /** Whether the skin was measured. */
  readonly isMeasured: boolean;
}

/** How much of the live picture is read, in milliseconds: some twenty frames. */
const BURST = 1200;
/** While the skin is unknown: the middle tone is the least wrong on any skin. */
const UNKNOWN: WearerTone = { tone: 'medium', skin: hexOf(DRAWN_SKIN), isMeasured: false };

/**
 * The tone of the face in the mirror: measured once for each new picture. Until then, or where the measure
 * is withheld, it is the mirror's own estimate. It stays when the picture goes. Before any face was seen, it
 * is derived from the foundation that the person chose.
 */
export function useWearerTone(): WearerTone {
  const { measures, store } = useStudio();
  const foundation = useStudioState((state) => currentLook(state).foundation.color);
  const hasFace = useStudioState(({ status, face }) => status === 'active' && face === 'found');
  const [seen, setSeen] = useState<MeasuredSkin | null>(null);
  useEffect(() => {
    if (!hasFace) return undefined;
    const ending = new AbortController();
    let isSeen = false;
    const estimate = (): void => {
      const skin = store.getState().statistics?.skin ?? null;
      if (isSeen || skin === null) return;
      isSeen = true;
      const { depth, hex } = skinToneOf(skin);
      setSeen({ tone: effectTone(depth), hex });
    };
    estimate();
    const unfollow = store.subscribe(estimate);
    void measures
      .measure({ what: 'face', burst: BURST, signal: ending.signal })
      .then((measured) => {
        if (!measured.ok || isWithheld(measured.value) || ending.signal.aborted) return;
        const skin = skinOfReading(measured.value);
        if (skin === null) return;
        isSeen = true;
        setSeen(skin);
      });
    return () => {
      unfollow();
      ending.abort();
    };
  }, [measures, store, hasFace]);
  return seen === null
    ? toneOfFoundation(foundation)
    : { tone: seen.tone, skin: seen.hex, isMeasured: true };
}

function toneOfFoundation(color: HexColour): WearerTone {
  if (sameColour(color, DEFAULT_LOOK.foundation.color)) return UNKNOWN;
  const { depth } = skinToneOf(mapRgb(parseHex(color), toLinear));
  return { tone: effectTone(depth), skin: null, isMeasured: false };
}

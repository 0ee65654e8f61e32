import { useState } from 'react';
import { MAP_MEASURES, type MapMeasure } from '#content/panels/skin-analysis-words.ts';
import type { SkinMeasure, SkinZone } from '#domain/analysis/skin-reading.ts';

export interface MapChoice {
  readonly measure: MapMeasure;
  /** The zone that is looked at; null for none. */
  readonly zone: SkinZone | null;
  readonly chooseMeasure: (measure: MapMeasure) => void;
  readonly chooseZone: (zone: SkinZone | null) => void;
  /** Chooses a zone, and the measure, too, where the map can show it. */
  readonly show: (zone: SkinZone, measure: SkinMeasure | null) => void;
  readonly clear: () => void;
}

/** What the map of the face shows, and which of its zones is looked at. */
export function useMapChoice(): MapChoice {
  const [measure, setMeasure] = useState<MapMeasure>('redness');
  const [zone, setZone] = useState<SkinZone | null>(null);
  return {
    measure,
    zone,
    chooseMeasure: setMeasure,
    chooseZone: setZone,
    show: (shown, about) => {
      setZone(shown);
      const onMap = MAP_MEASURES.find((each) => each === about);
      if (onMap !== undefined) setMeasure(onMap);
    },
    clear: () => {
      setZone(null);
    },
  };
}

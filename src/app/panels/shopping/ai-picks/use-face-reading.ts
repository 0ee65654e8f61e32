import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { MEASURE_REASONS, type MeasureReason } from '#content/measure-reasons.ts';
import { PICKS_WORDS as WORDS } from '#content/panels/shopping-picks-words.ts';
import type { FaceReading } from '#domain/analysis/face-reading.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import { useRecommended } from '#app/look/measures/recommended.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { rememberedUser } from '#app/person/session/remembered-user.ts';

/** What picks may go by. */
type Sharing =
  /** Whatever AI Recommendations measured on this page, where it did. */
  | { readonly kind: 'recommended' }
  | { readonly kind: 'measured'; readonly reading: FaceReading; readonly person: string | null }
  | { readonly kind: 'nothing' };

/** In the page's memory alone, gone when the page is. */
const sharing = createStore<Sharing>(() => ({ kind: 'recommended' }));

/** Milliseconds of the live picture, as for recommendations. */
const BURST = 1600;

export interface FaceReadingControl {
  /** What picks go by; null while they are for anyone. */
  readonly reading: FaceReading | null;
  /** The share of a measuring that is done, in [0, 1]; null while there is none. */
  readonly progress: number | null;
  /** Why the last measuring found nothing; null where it found something. */
  readonly trouble: MeasureReason | null;
  readonly measure: () => void;
  readonly cancel: () => void;
  /** From then on picks are for anyone. */
  readonly stop: () => void;
}

/** The measures of a face on which a person lets their picks be based. None of them leaves the device. */
export function useFaceReading(): FaceReadingControl {
  const { measures } = useStudio();
  const shared = useStore(sharing);
  const recommended = useRecommended();
  const [progress, setProgress] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<MeasureReason | null>(null);
  const running = useRef<AbortController | null>(null);
  const person = rememberedUser()?.id ?? null;

  useEffect(() => () => running.current?.abort(), []);

  async function measure(): Promise<void> {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const { signal } = run;
    setTrouble(null);
    setProgress(0);
    const found = await measures.measure({
      what: 'face',
      burst: BURST,
      signal,
      onProgress: (share) => {
        if (!signal.aborted) setProgress(share);
      },
    });
    if (signal.aborted) return;
    setProgress(null);
    if (!found.ok) {
      setTrouble(WORDS[found.failure === 'nothing-shown' ? 'nothingShown' : 'notMeasured']);
    } else if (isWithheld(found.value)) {
      setTrouble(MEASURE_REASONS[found.value.withheld]);
    } else {
      sharing.setState({ kind: 'measured', reading: found.value, person }, true);
    }
  }

  return {
    reading: readingOf(),
    progress,
    trouble,
    measure: () => void measure(),
    cancel() {
      running.current?.abort();
      setProgress(null);
    },
    stop() {
      sharing.setState({ kind: 'nothing' }, true);
    },
  };

  function readingOf(): FaceReading | null {
    if (shared.kind === 'measured') return shared.person === person ? shared.reading : null;
    return shared.kind === 'recommended' && recommended?.kind === 'measured'
      ? recommended.reading
      : null;
  }
}

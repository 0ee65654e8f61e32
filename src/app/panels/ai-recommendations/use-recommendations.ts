import { useEffect, useRef, useState } from 'react';
import { RECOMMENDATIONS_TOASTS } from '#content/panels/ai-recommendations-words.ts';
import { SHADE_LIBRARY } from '#content/shade-library/shade-library.ts';
import { adviseAgain } from '#domain/advice/advise-again.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import { LEAST_LIT_SHARE } from '#domain/picture/lit-share.ts';
import { joinedWording } from '#app/look/reading-place/advice-wording.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { schedule } from '#studio/browser/timers.ts';
import type { Studio } from '#studio/studio.ts';
import type { ReadFace, ReadFaceOptions } from './read-face.ts';
import {
  lastRecommended,
  recommend,
  type Recommended,
  useRecommended,
} from '#app/look/measures/recommended.ts';

/** A reading that takes longer than this, in milliseconds, is given up. */
const TIMEOUT = 60_000;

export interface Recommendations {
  /** What was recommended last; null before. */
  readonly recommended: Recommended | null;
  /** How much of a reading is done, in [0, 1]; null while there is none. */
  readonly progress: number | null;
  /**
   * @param settle resolves with how to read, after asking the person where needed; null where they decline
   */
  readonly get: (settle: () => Promise<ReadFace | null>) => void;
  readonly cancel: () => void;
  /** Forgets what was said, so that the next reading is not compared with it. */
  readonly forget: () => void;
}

/** Recommendations for the face in the mirror. */
export function useRecommendations(): Recommendations {
  const studio = useStudio();
  const recommended = useRecommended();
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  // A panel that is closed measures nothing.
  useEffect(() => () => running.current?.abort(), []);

  async function get(settle: () => Promise<ReadFace | null>): Promise<void> {
    if (running.current !== null) return;
    const run = new AbortController();
    running.current = run;
    try {
      // Checked before the person is asked anything: a picture too dark to see anything in is not worth a
      // question.
      const read = (await isLit(studio, run.signal)) ? await settle() : null;
      if (read !== null && !run.signal.aborted) await readWith(read, run);
    } finally {
      if (running.current === run) running.current = null;
    }
  }

  async function readWith(read: ReadFace, run: AbortController): Promise<void> {
    setProgress(0);
    let isLate = false;
    const cancelTimeout = schedule(() => {
      isLate = true;
      run.abort();
    }, TIMEOUT);
    try {
      const found = await recommendationsFor(read, {
        signal: run.signal,
        onProgress: setProgress,
      });
      if (isLate || !run.signal.aborted) tell(found);
    } finally {
      cancelTimeout();
      if (running.current === run) setProgress(null);
    }
  }

  return {
    recommended,
    progress,
    get: (settle) => void get(settle),
    cancel() {
      running.current?.abort();
      running.current = null;
      setProgress(null);
    },
    forget() {
      recommend(null);
    },
  };
}

/**
 * Whether there is a picture bright enough to see something in. Checked in the specified order; a toast
 * says why not.
 */
async function isLit(studio: Studio, signal: AbortSignal): Promise<boolean> {
  const { cameraNotAvailable, canvasError, noVideoAvailable } = RECOMMENDATIONS_TOASTS;
  const lit = await studio.measures.litShare(signal);
  if (!lit.ok) {
    if (lit.failure === 'nothing-shown') toast(cameraNotAvailable);
    if (lit.failure === 'no-canvas') toast(canvasError);
    return false;
  }
  if (lit.value < LEAST_LIT_SHARE) toast(noVideoAvailable);
  return lit.value >= LEAST_LIT_SHARE;
}

async function recommendationsFor(read: ReadFace, options: ReadFaceOptions): Promise<Recommended> {
  const found = await read(options);
  if ('failed' in found) return { kind: 'universal', reason: null, said: found.failed };
  if (isWithheld(found)) return { kind: 'universal', reason: found.withheld };
  const state = lastRecommended();
  const last = state?.kind === 'measured' ? state : null;
  const advised = adviseAgain(last, found.reading, SHADE_LIBRARY);
  if (isWithheld(advised)) return { kind: 'universal', reason: advised.withheld };
  const { place, wording } = found;
  // Advice that is kept keeps the place of its own reading; only its wording by a model may be newer.
  return last !== null && advised.isKept
    ? { ...last, ...advised, wording: joinedWording(last.wording, wording) }
    : { kind: 'measured', ...advised, place, wording };
}

function tell(found: Recommended): void {
  recommend(found);
  const { analysisComplete, usingDefaults } = RECOMMENDATIONS_TOASTS;
  toast(found.kind === 'measured' ? analysisComplete : usingDefaults);
}

import { useEffect, useRef, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { MEASURED_RESULTS, SLEEP_TOASTS } from '#content/panels/wellness-sleep-words.ts';
import { isWithheld, type WithheldReason } from '#domain/analysis/measurement.ts';
import { impactOf, SKIN_IMPACTS, type ImpactReadings } from '#domain/wellness/sleep/sleep-log.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';

export type MorningState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'measuring'; readonly share: number }
  /** Why nothing at all was measured; null where nothing better is known than to try again. */
  | { readonly phase: 'failed'; readonly reason: WithheldReason | null };

const IDLE: MorningState = { phase: 'idle' };

/** How long the live picture is read for, in milliseconds: skin is finer than the form of a face. */
const BURST = 2000;

/** Measures the bare skin of the face in the mirror, on this device. Leaving the tab ends it. */
export function useMorning(onMeasured: (impact: ImpactReadings) => void) {
  const { measures } = useStudio();
  const isShown = useStudioState(({ status }) => status === 'active');
  const [state, setState] = useState<MorningState>(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );
  return {
    state,
    cancel(): void {
      running.current?.abort();
      running.current = null;
      setState(IDLE);
    },
    async measure(): Promise<void> {
      if (!isShown) {
        toast(SLEEP_TOASTS.cameraRequired);
        return;
      }
      running.current?.abort();
      const run = new AbortController();
      running.current = run;
      setState({ phase: 'measuring', share: 0 });
      const answer = await measures.measure({
        what: 'skin',
        burst: BURST,
        signal: run.signal,
        onProgress(share) {
          if (running.current === run) setState({ phase: 'measuring', share });
        },
      });
      if (running.current !== run) return;
      running.current = null;
      if (!answer.ok) {
        const reason = answer.failure === 'nothing-shown' ? 'camera-ended' : null;
        setState({ phase: 'failed', reason });
      } else if (isWithheld(answer.value)) {
        setState({ phase: 'failed', reason: answer.value.withheld });
      } else {
        const impact = impactOf(answer.value);
        setState(IDLE);
        onMeasured(impact);
        toast(SLEEP_TOASTS.measured, { result: resultWords(impact) });
      }
    },
  };
}

function resultWords(impact: ImpactReadings): string {
  const count = SKIN_IMPACTS.filter((name) => !isWithheld(impact[name])).length;
  if (count === 0) return MEASURED_RESULTS.none;
  return count === SKIN_IMPACTS.length
    ? MEASURED_RESULTS.all
    : fillIn(MEASURED_RESULTS.some, { count });
}

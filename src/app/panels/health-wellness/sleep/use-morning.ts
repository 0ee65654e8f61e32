import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { MEASURED_RESULTS, SLEEP_TOASTS } from '#content/panels/wellness-sleep-words.ts';
import { isWithheld, type WithheldReason } from '#domain/analysis/measurement.ts';
import { impactOf, SKIN_IMPACTS, type ImpactReadings } from '#domain/wellness/sleep/sleep-log.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useMeasuring } from '#app/panels/health-wellness/parts/use-measuring.ts';

type MorningOutcome =
  | { readonly phase: 'idle' }
  /** Why nothing at all was measured; null where there is no better advice than to try again. */
  | { readonly phase: 'failed'; readonly reason: WithheldReason | null };

export type MorningState = MorningOutcome | { readonly phase: 'measuring'; readonly share: number };

/** How long the live picture is read for, in milliseconds: skin is finer than the form of a face. */
const BURST = 2000;

/** Measures the bare skin of the face in the mirror, on this device. Leaving the tab ends it. */
export function useMorning(onMeasured: (impact: ImpactReadings) => void) {
  const { isShown, share, cancel, measure } = useMeasuring('skin', BURST);
  const [outcome, setOutcome] = useState<MorningOutcome>({ phase: 'idle' });
  const state: MorningState = share === null ? outcome : { phase: 'measuring', share };
  return {
    state,
    cancel,
    async measure(): Promise<void> {
      if (!isShown) {
        toast(SLEEP_TOASTS.cameraRequired);
        return;
      }
      setOutcome({ phase: 'idle' });
      const answer = await measure();
      if (!answer.ok) {
        if (answer.failure === 'not-measured') setOutcome({ phase: 'failed', reason: null });
      } else if (isWithheld(answer.value)) {
        setOutcome({ phase: 'failed', reason: answer.value.withheld });
      } else {
        const impact = impactOf(answer.value);
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

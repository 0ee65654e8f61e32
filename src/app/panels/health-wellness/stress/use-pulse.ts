import { useState } from 'react';
import { STRESS_TOASTS } from '#content/panels/wellness-stress-words.ts';
import { isWithheld, type Measurement } from '#domain/analysis/measurement.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useMeasuring } from '#app/panels/health-wellness/parts/use-measuring.ts';

type PulseOutcome =
  | { readonly phase: 'idle' }
  /** Beats a minute, or the gate that failed. */
  | { readonly phase: 'result'; readonly pulse: Measurement }
  | { readonly phase: 'failed' };

export type PulseState = PulseOutcome | { readonly phase: 'measuring'; readonly share: number };

/** How long the live picture is followed for, in milliseconds. */
const BURST = 26_000;

/** The pulse of the face in the mirror, on this device. Nothing of it is kept; leaving the tab ends it. */
export function usePulse() {
  const { isShown, share, cancel, measure } = useMeasuring('pulse', BURST);
  const [outcome, setOutcome] = useState<PulseOutcome>({ phase: 'idle' });
  const state: PulseState = share === null ? outcome : { phase: 'measuring', share };
  return {
    state,
    cancel,
    async measure(): Promise<void> {
      if (!isShown) {
        toast(STRESS_TOASTS.cameraRequired);
        return;
      }
      setOutcome({ phase: 'idle' });
      const answer = await measure();
      if (answer.ok) {
        const { value } = answer;
        const pulse = isWithheld(value) ? { withheld: value.withheld } : value;
        setOutcome({ phase: 'result', pulse });
      } else if (answer.failure === 'not-measured') setOutcome({ phase: 'failed' });
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import { STRESS_TOASTS } from '#content/panels/wellness-stress-words.ts';
import { isWithheld, type Measurement } from '#domain/analysis/measurement.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';

export type PulseState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'measuring'; readonly share: number }
  /** Beats a minute, or the gate that failed. */
  | { readonly phase: 'result'; readonly pulse: Measurement }
  | { readonly phase: 'failed' };

const IDLE: PulseState = { phase: 'idle' };

/** How long the live picture is followed for, in milliseconds. */
const BURST = 26_000;

/** The pulse of the face in the mirror, on this device. Nothing of it is kept; leaving the tab ends it. */
export function usePulse() {
  const { measures } = useStudio();
  const isShown = useStudioState(({ status }) => status === 'active');
  const [state, setState] = useState<PulseState>(IDLE);
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
        toast(STRESS_TOASTS.cameraRequired);
        return;
      }
      running.current?.abort();
      const run = new AbortController();
      running.current = run;
      setState({ phase: 'measuring', share: 0 });
      const answer = await measures.measure({
        what: 'pulse',
        burst: BURST,
        signal: run.signal,
        onProgress(share) {
          if (running.current === run) setState({ phase: 'measuring', share });
        },
      });
      if (running.current !== run) return;
      running.current = null;
      if (answer.ok) {
        setState({
          phase: 'result',
          pulse: isWithheld(answer.value) ? { withheld: answer.value.withheld } : answer.value,
        });
      } else if (answer.failure === 'nothing-shown') {
        setState({ phase: 'result', pulse: { withheld: 'camera-ended' } });
      } else setState({ phase: 'failed' });
    },
  };
}

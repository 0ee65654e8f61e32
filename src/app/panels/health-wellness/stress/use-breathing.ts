import { useEffect, useRef, useState } from 'react';
import { BREATHING_STEPS, type BreathStep } from '#domain/wellness/breathing.ts';
import { runStaged } from '#domain/staged-run.ts';
import { schedule } from '#studio/browser/timers.ts';

/** A minute of slow breathing. Leaving the tab ends it. */
export function useBreathing() {
  const [step, setStep] = useState<BreathStep | null>(null);
  const [isDone, setIsDone] = useState(false);
  const running = useRef<AbortController | null>(null);
  function stop(): void {
    running.current?.abort();
    running.current = null;
    setStep(null);
  }
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );
  return {
    /** The current second of the exercise; null while it does not run. */
    step,
    /** Whether the last minute was breathed to its end. */
    isDone,
    stop,
    start(): void {
      running.current?.abort();
      const run = new AbortController();
      running.current = run;
      setIsDone(false);
      void runStaged({
        steps: BREATHING_STEPS,
        clock: { schedule },
        signal: run.signal,
        work: () => undefined,
        onStep: setStep,
      }).then(({ ok }) => {
        if (!ok || running.current !== run) return;
        stop();
        setIsDone(true);
      });
    },
  };
}

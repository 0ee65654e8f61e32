import { useEffect, useRef, useState } from 'react';
import type { Withheld } from '#domain/analysis/measurement.ts';
import { failure, success, type Result } from '#domain/result.ts';
import type { MeasureKind, Readings } from '#studio/commands/measures.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';

interface Measuring<Kind extends MeasureKind> {
  /** Whether there is a picture to measure. */
  readonly isShown: boolean;
  /** How much of the time has passed, in [0, 1]; null while nothing is measured. */
  readonly share: number | null;
  readonly cancel: () => void;
  /**
   * The reading, or why it is withheld. It fails with 'ended' where another reading, `cancel` or leaving
   * ended it, and with 'not-measured' where there is no better advice than to try again.
   */
  readonly measure: () => Promise<Result<Readings[Kind] | Withheld, 'ended' | 'not-measured'>>;
}

/**
 * Reads the live picture for `burst` milliseconds, on this device, one reading at a time. Leaving the part of the
 * page that asked ends it.
 */
export function useMeasuring<Kind extends MeasureKind>(what: Kind, burst: number): Measuring<Kind> {
  const { measures } = useStudio();
  const isShown = useStudioState(({ status }) => status === 'active');
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
  return {
    isShown,
    share,
    cancel(): void {
      running.current?.abort();
      running.current = null;
      setShare(null);
    },
    async measure() {
      running.current?.abort();
      const run = new AbortController();
      running.current = run;
      setShare(0);
      const answer = await measures.measure({
        what,
        burst,
        signal: run.signal,
        onProgress(passed) {
          if (running.current === run) setShare(passed);
        },
      });
      if (running.current !== run) return failure('ended');
      running.current = null;
      setShare(null);
      if (answer.ok) return answer;
      return answer.failure === 'nothing-shown'
        ? success({ withheld: 'camera-ended' })
        : failure('not-measured');
    },
  };
}

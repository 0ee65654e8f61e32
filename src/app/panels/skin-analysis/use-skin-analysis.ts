import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { toast } from '#app/kit/toast/toasts.ts';
import { rememberedUser } from '#app/person/session/remembered-user.ts';
import {
  ANALYSIS_STEPS,
  SKIN_TOASTS,
  type AnalysisStep,
} from '#content/panels/skin-analysis-words.ts';
import { runStaged } from '#domain/staged-run.ts';
import type { SkinReport } from '#domain/skin-report/skin-report.ts';
import { schedule } from '#studio/browser/timers.ts';
import type { GivenReport, SkinReader, SkinReadingFailure } from './skin-reader.ts';

export type SkinAnalysis =
  | { readonly phase: 'idle'; readonly failure: SkinReadingFailure | null }
  | { readonly phase: 'analyzing'; readonly step: AnalysisStep; readonly share: number }
  | ({ readonly phase: 'result' } & GivenReport);

const IDLE: SkinAnalysis = { phase: 'idle', failure: null };

/** Whose report is shown: the next person at this page does not see it. */
let owner: string | null = null;

/** In memory alone, so that a panel that was closed for a look at the mirror opens with its report. */
const analysis = createStore<SkinAnalysis>(() => IDLE);

/** Progress stays at or below this share until the work is done. */
const NEARLY = 0.97;

export interface SkinAnalysisCommands {
  readonly start: (read: SkinReader, isShown: boolean) => void;
  readonly abort: () => void;
  readonly reset: () => void;
}

/**
 * The analysis that is under way or was made last, and what starts and ends one. Closing the panel ends one that is
 * under way. `onReport` hears of each new report.
 */
export function useSkinAnalysis(
  onReport: (report: SkinReport) => void,
): SkinAnalysisCommands & { readonly analysis: SkinAnalysis } {
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    const person = rememberedUser()?.id ?? null;
    if (owner !== person) analysis.setState(IDLE, true);
    owner = person;
  }, []);
  const abort = (): void => {
    running.current?.abort();
    running.current = null;
    if (analysis.getState().phase === 'analyzing') analysis.setState(IDLE, true);
  };
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
      if (analysis.getState().phase === 'analyzing') analysis.setState(IDLE, true);
    },
    [],
  );
  return {
    analysis: useStore(analysis),
    abort,
    reset: () => {
      analysis.setState(IDLE, true);
    },
    start: (read, isShown) => {
      if (running.current !== null) return;
      if (!isShown) {
        toast(SKIN_TOASTS.cameraRequired);
        return;
      }
      const run = new AbortController();
      running.current = run;
      void analyze(read, run.signal, onReport).finally(() => {
        if (running.current === run) running.current = null;
      });
    },
  };
}

async function analyze(
  read: SkinReader,
  signal: AbortSignal,
  onReport: (report: SkinReport) => void,
): Promise<void> {
  let [step, done]: [AnalysisStep, number] = [ANALYSIS_STEPS[0], 0];
  const show = (): void => {
    if (signal.aborted) return;
    const before = ANALYSIS_STEPS[ANALYSIS_STEPS.indexOf(step) - 1]?.progress ?? 0;
    // The last step waits for the work: it is not at its end before the work is.
    const isWaiting = step.progress === 1 && done < 1;
    const share = isWaiting ? before + (NEARLY - before) * done : step.progress;
    analysis.setState({ phase: 'analyzing', step, share }, true);
  };
  const outcome = await runStaged({
    steps: ANALYSIS_STEPS,
    clock: { schedule },
    signal,
    onStep: (next) => {
      step = next;
      show();
    },
    work: async (workSignal) => {
      const report = await read({
        signal: workSignal,
        onProgress: (share) => {
          done = Math.min(NEARLY, share);
          show();
        },
      });
      done = 1;
      show();
      return report;
    },
  });
  if (!outcome.ok && outcome.failure.kind === 'aborted') return;
  const answer = outcome.ok ? outcome.value : null;
  if (answer?.ok === true) {
    analysis.setState({ phase: 'result', ...answer.value }, true);
    onReport(answer.value.report);
    toast(SKIN_TOASTS.analysisComplete);
    return;
  }
  const failed: SkinReadingFailure =
    answer === null ? { kind: 'failed', message: null } : answer.failure;
  analysis.setState({ phase: 'idle', failure: failed.kind === 'aborted' ? null : failed }, true);
  if (failed.kind !== 'aborted') toast(SKIN_TOASTS.analysisFailed);
}

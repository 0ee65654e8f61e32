import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { fillIn } from '#content/fill-in.ts';
import { MEASURE_REASONS } from '#content/measure-reasons.ts';
import {
  SCAN_RESULTS,
  SCAN_STEPS,
  SKIN_SCAN_TOASTS,
  SKIN_SCAN_WORDS,
  type ScanStep,
} from '#content/panels/wellness-skin-words.ts';
import { SKIN_REPORT_LANGUAGE } from '#content/skin-report-words.ts';
import { isWithheld, type WithheldReason } from '#domain/analysis/measurement.ts';
import type { Result } from '#domain/result.ts';
import { failure, success } from '#domain/result.ts';
import { runStaged } from '#domain/staged-run.ts';
import { scanSkin, type SkinScan } from '#domain/wellness/skin-conditions.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { rememberedUser } from '#app/person/session/remembered-user.ts';
import { schedule } from '#studio/browser/timers.ts';
import type { Studio } from '#studio/studio.ts';

/** Why there is no scan: for a reason that the person can change, or null where none is known. */
export interface NoScan {
  readonly reason: WithheldReason | null;
}

export type ScanState =
  | { readonly phase: 'idle'; readonly failed: NoScan | null }
  | { readonly phase: 'scanning'; readonly step: ScanStep }
  | { readonly phase: 'result'; readonly scan: SkinScan };

const IDLE: ScanState = { phase: 'idle', failed: null };

/** In memory alone: a tab that was left for another still has its scan. */
const store = createStore<ScanState>(() => IDLE);

/** Whose scan is shown: the next person at this page does not see it. */
let owner: string | null = null;

/** How long the live picture is read for, in milliseconds; the rest of the five seconds is for the estimate. */
const BURST = 1600;

/** The scan that is under way or was made last, and what starts and ends one. Leaving the tab ends one under way. */
export function useSkinScan() {
  const studio = useStudio();
  const isShown = useStudioState(({ status }) => status === 'active');
  const running = useRef<AbortController | null>(null);
  function abort(): void {
    running.current?.abort();
    running.current = null;
    if (store.getState().phase === 'scanning') store.setState(IDLE, true);
  }
  useEffect(() => {
    const person = rememberedUser()?.id ?? null;
    if (owner !== person) store.setState(IDLE, true);
    owner = person;
    return () => {
      running.current?.abort();
      running.current = null;
      if (store.getState().phase === 'scanning') store.setState(IDLE, true);
    };
  }, []);
  return {
    scan: useStore(store),
    isShown,
    abort,
    start(): void {
      if (running.current !== null) return;
      if (!isShown) {
        toast(SKIN_SCAN_TOASTS.cameraRequired);
        return;
      }
      const run = new AbortController();
      running.current = run;
      void scan(studio, run.signal).finally(() => {
        if (running.current === run) running.current = null;
      });
    },
  };
}

async function scan(studio: Studio, signal: AbortSignal): Promise<void> {
  const outcome = await runStaged({
    steps: SCAN_STEPS,
    clock: { schedule },
    signal,
    work: (working) => measure(studio, working),
    onStep(step) {
      store.setState({ phase: 'scanning', step }, true);
      const percent = Math.round(100 * step.progress);
      toast(SKIN_SCAN_TOASTS.step, { percent, label: step.label });
    },
  });
  if (signal.aborted) return;
  const answer = outcome.ok ? outcome.value : failure<NoScan>({ reason: null });
  if (answer.ok) {
    store.setState({ phase: 'result', scan: answer.value }, true);
    toast(SKIN_SCAN_TOASTS.complete, { result: resultWords(answer.value) });
    return;
  }
  const { reason } = answer.failure;
  store.setState({ phase: 'idle', failed: { reason } }, true);
  toast(SKIN_SCAN_TOASTS.failed, {
    reason: reason === null ? SKIN_SCAN_WORDS.notMeasured : `${MEASURE_REASONS[reason].message}.`,
  });
}

/** Measures the bare picture: what is worn in the mirror is not in it. */
async function measure(
  { measures }: Studio,
  signal: AbortSignal,
): Promise<Result<SkinScan, NoScan>> {
  const skin = await measures.measure({ what: 'skin', burst: BURST, signal });
  if (!skin.ok) {
    return failure({ reason: skin.failure === 'nothing-shown' ? 'camera-ended' : null });
  }
  if (isWithheld(skin.value)) return failure({ reason: skin.value.withheld });
  return success(scanSkin(skin.value, Date.now(), SKIN_REPORT_LANGUAGE));
}

function resultWords({ conditions: { length: count } }: SkinScan): string {
  if (count === 0) return SCAN_RESULTS.none;
  return count === 1 ? SCAN_RESULTS.one : fillIn(SCAN_RESULTS.more, { count });
}

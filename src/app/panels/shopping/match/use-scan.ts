import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { matchShade } from '#contracts/catalogue.ts';
import { MATCH_TOASTS } from '#content/panels/shopping-match-words.ts';
import type { Look } from '#domain/makeup/look.ts';
import { type RunStep, runStaged } from '#domain/staged-run.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { schedule } from '#studio/browser/timers.ts';
import { currentLook } from '#studio/state/state.ts';
import { closeShades, type FoundGroup, scanLook, wornProducts } from './look-scan.ts';

/** What a scan found, and of which look. */
export interface Scan {
  readonly look: Look;
  readonly groups: readonly FoundGroup[];
}

export type ScanState =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'scanning';
      /** In [0, 1]. */
      readonly progress: number;
    }
  | { readonly phase: 'found'; readonly scan: Scan };

const IDLE: ScanState = { phase: 'idle' };

/** The specification's two seconds, in steps that let a progress bar move. */
const STEPS: readonly RunStep[] = [0.05, 0.3, 0.55, 0.8].map((progress) => ({
  milliseconds: 500,
  progress,
}));

/** In memory alone: a tab that was left for another still has its scan. */
const store = createStore<ScanState>(() => IDLE);

function sayFound(groups: readonly FoundGroup[]): void {
  const count = closeShades(groups);
  if (count === 0) toast(MATCH_TOASTS.scannedNone);
  else toast(count === 1 ? MATCH_TOASTS.scannedOne : MATCH_TOASTS.scanned, { count });
}

/** Looks for `look` in the shop, for at least as long as the specification says. */
async function scan(look: Look, signal: AbortSignal): Promise<void> {
  const before = store.getState();
  const outcome = await runStaged({
    steps: STEPS,
    clock: { schedule },
    signal,
    work: (working) =>
      scanLook(look, async (category, color) =>
        callApi(matchShade, {
          query: { category, color: color.toLowerCase() },
          signal: working,
        }),
      ),
    onStep: (_, progress) => {
      store.setState({ phase: 'scanning', progress }, true);
    },
  });
  if (outcome.ok) {
    store.setState({ phase: 'found', scan: { look, groups: outcome.value } }, true);
    sayFound(outcome.value);
    return;
  }
  // What was found before is still there after one that failed or was stopped.
  store.setState(before.phase === 'found' ? before : IDLE, true);
  if (outcome.failure.kind === 'work-failed') toast(MATCH_TOASTS.scanFailed);
}

/** The scan of the look: under way, or made last. Leaving the tab stops one under way. */
export function useScan() {
  const studio = useStudio();
  const running = useRef<AbortController | null>(null);
  function stop(): void {
    running.current?.abort();
    running.current = null;
  }
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
  return {
    state: useStore(store),
    stop,
    start(): void {
      if (running.current !== null) return;
      const look = currentLook(studio.store.getState());
      if (wornProducts(look).length === 0) {
        toast(MATCH_TOASTS.nothingWorn);
        return;
      }
      const run = new AbortController();
      running.current = run;
      void scan(look, run.signal).finally(() => {
        if (running.current === run) running.current = null;
      });
    },
    /** Forgets what was found. */
    clear(): void {
      stop();
      store.setState(IDLE, true);
    },
  };
}

/**
 * A timed sequence of steps with real work behind it. The work starts with the first step's timer, and
 * the result comes at whichever is later, the last timer or the work.
 */

import { pause, type RunClock } from './pause.ts';
import { failure, success, type Result } from './result.ts';

/** One step. A caller adds what it shows of it, such as a label. */
export interface RunStep {
  readonly milliseconds: number;
  /** Progress in [0, 1] to show during the step; the share of time that has passed by then otherwise. */
  readonly progress?: number;
}

export type RunFailure =
  /** The signal was aborted. Nothing of the run goes on. */
  | { readonly kind: 'aborted'; readonly reason: unknown }
  /** The work threw or rejected. */
  | { readonly kind: 'work-failed'; readonly cause: unknown };

export interface RunOptions<Step extends RunStep, Value> {
  readonly steps: readonly Step[];
  /** The signal ends with the run: work that is still going on when it is aborted should stop. */
  readonly work: (signal: AbortSignal) => Value | Promise<Value>;
  readonly clock: RunClock;
  readonly signal?: AbortSignal;
  /** Called as each step begins. The last one is held for as long as the work takes. */
  readonly onStep?: (step: Step, progress: number) => void;
}

/**
 * Runs the steps one after the other while the work goes on. A failure of the work, too, comes when the
 * last timer has run out: an answer that flashes by cannot be read. Rejects only with what `onStep`
 * throws; the work is stopped and no timer is left then, too.
 */
export async function runStaged<Step extends RunStep, Value>({
  steps,
  work,
  clock,
  signal,
  onStep,
}: RunOptions<Step, Value>): Promise<Result<Value, RunFailure>> {
  const run = new AbortController();
  const abort = (): void => run.abort(signal?.reason);
  if (signal?.aborted === true) return aborted(signal);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const outcome = outcomeOf(work, run.signal);
    await showSteps(steps, clock, run.signal, onStep);
    const result = await unlessAborted(outcome, run.signal);
    return result ?? aborted(run.signal);
  } catch (thrown) {
    run.abort(thrown);
    throw thrown;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

async function showSteps<Step extends RunStep>(
  steps: readonly Step[],
  clock: RunClock,
  signal: AbortSignal,
  onStep: ((step: Step, progress: number) => void) | undefined,
): Promise<void> {
  const total = steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  let passed = 0;
  for (const step of steps) {
    if (signal.aborted) return;
    onStep?.(step, step.progress ?? (total === 0 ? 0 : passed / total));
    await pause(clock, step.milliseconds, signal);
    passed += step.milliseconds;
  }
}

function aborted(signal: AbortSignal): Result<never, RunFailure> {
  const reason: unknown = signal.reason;
  return failure({ kind: 'aborted', reason });
}

/** Never rejects: a failure is kept until the steps have been shown. */
async function outcomeOf<Value>(
  work: (signal: AbortSignal) => Value | Promise<Value>,
  signal: AbortSignal,
): Promise<Result<Value, RunFailure>> {
  try {
    return success(await work(signal));
  } catch (cause) {
    return failure({ kind: 'work-failed', cause });
  }
}

/** Null as soon as the signal is aborted, even if the promise never settles. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => resolve(null);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

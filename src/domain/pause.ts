export interface RunClock {
  /** Runs the task once after some milliseconds; returns what cancels it. */
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
}

/** Resolves once some milliseconds have passed, or the signal is aborted; then no timer is left. */
export function pause(clock: RunClock, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const end = (): void => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.schedule(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
}

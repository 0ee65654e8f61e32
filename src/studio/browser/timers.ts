/** The page's timers: nothing else of it calls `setTimeout` or `setInterval`, so that tests own the clock. */

/** Runs a task once after some milliseconds. Returns what cancels it. */
export function schedule(task: () => void, milliseconds: number): () => void {
  const timer = setTimeout(task, milliseconds);
  return () => {
    clearTimeout(timer);
  };
}

/**
 * Runs a task at an interval of some milliseconds, for the first time after one interval. Returns what
 * ends it.
 */
export function repeat(task: () => void, milliseconds: number): () => void {
  const timer = setInterval(task, milliseconds);
  return () => {
    clearInterval(timer);
  };
}

/** Resolves after some milliseconds. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    schedule(resolve, milliseconds);
  });
}

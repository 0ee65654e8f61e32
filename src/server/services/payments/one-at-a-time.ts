/**
 * Does `work` at most once at a time for each key. Calls in the meantime share one further run, which
 * begins after they were made, and so sees everything that had happened by then.
 */
export function oneAtATime(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<void>>();

  function begin(key: string): Promise<void> {
    const run = work(key).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  }

  return (key) => {
    const waiting = next.get(key);
    if (waiting !== undefined) return waiting;
    const current = running.get(key);
    if (current === undefined) return begin(key);
    const later = current
      .catch(() => undefined)
      .then(() => {
        next.delete(key);
        return begin(key);
      });
    next.set(key, later);
    return later;
  };
}

/** Reads of a list that this page changes, too: what was read before a change must not be shown after it. */

export interface ListReads {
  /** Makes a change, and returns what it returns. */
  readonly change: <Value>(act: () => Promise<Value>) => Promise<Value>;
  /** Resolves with the list as it is after all changes that began before it was read. Rejects as `readList` does. */
  readonly read: <Value>(readList: () => Promise<Value>) => Promise<Value>;
}

export function createListReads(): ListReads {
  let changes = 0;
  let underWay: Promise<unknown> = Promise.resolve();
  return {
    change(act) {
      changes += 1;
      const done = act();
      underWay = Promise.allSettled([underWay, done]);
      return done;
    },
    async read(readList) {
      for (;;) {
        const before = changes;
        await underWay;
        const list = await readList();
        if (changes === before) return list;
      }
    },
  };
}

/** What is written together with whatever else comes at about the same time. */
export interface GroupCommit<Item> {
  /** Resolves when the item is stored; rejects with why it is not. */
  readonly add: (item: Item) => Promise<void>;
  /** Resolves when everything added so far is stored, or has failed. */
  readonly flush: () => Promise<void>;
}

export interface GroupCommitOptions<Item> {
  /** Stores items in one go. */
  readonly write: (items: readonly Item[]) => Promise<void>;
  /** How long an item waits at most for others to be written with it, in milliseconds. */
  readonly lingerMs: number;
  readonly mostAtOnce: number;
  /** If more than this many wait or are being written, `add` rejects with `refusal`. */
  readonly mostWaiting: number;
  readonly refusal: () => Error;
}

interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Writes items in groups: a commit costs the same for one row as for hundreds. While a group is
 * being written the next one gathers, so that groups grow with the load by themselves.
 */
export function createGroupCommit<Item>(options: GroupCommitOptions<Item>): GroupCommit<Item> {
  const { write, lingerMs, mostAtOnce, mostWaiting, refusal } = options;
  let waiting: Waiting<Item>[] = [];
  let unfinished = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  async function writeGroup(group: readonly Waiting<Item>[]): Promise<void> {
    try {
      await write(group.map(({ item }) => item));
      for (const { resolve } of group) resolve();
    } catch (reason) {
      for (const { reject } of group) reject(reason);
    }
    unfinished -= group.length;
  }

  /** Writes until nothing waits; there is only ever one that writes. */
  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      await writeGroup(group);
    }
    writing = undefined;
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (writing === undefined && waiting.length > 0) writing = writeAll();
    return writing ?? Promise.resolve();
  }

  return {
    add(item) {
      if (unfinished >= mostWaiting) return Promise.reject(refusal());
      unfinished += 1;
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (waiting.length >= mostAtOnce) void flush();
        else if (writing === undefined) timer ??= setTimeout(() => void flush(), lingerMs);
      });
    },
    flush,
  };
}

import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** More than one developer can have under way; the oldest give way. */
const MOST_ENTRIES = 2000;
const MS_PER_S = 1000;

/**
 * Keeps what the local provider has under way in memory, until it expires or the server stops. The
 * package's own store for development would print a warning each time.
 */
export function createMemoryStore(now: () => number): AdapterFactory {
  const entries = new Map<string, Entry>();

  function read(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    if (entry === undefined || entry.expiresAt > now()) return entry?.payload;
    entries.delete(key);
    return undefined;
  }

  function write(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
  }

  function findBy(model: string, matches: (payload: AdapterPayload) => boolean) {
    for (const [key, { payload }] of entries) {
      if (key.startsWith(`${model}:`) && matches(payload)) return read(key);
    }
    return undefined;
  }

  return (model): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload, expiresIn) {
        const expiresAt = expiresIn === undefined ? Infinity : now() + expiresIn * MS_PER_S;
        write(keyOf(id), { payload, expiresAt });
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => findBy(model, (payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findBy(model, (payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = read(keyOf(id));
        if (payload !== undefined) payload['consumed'] = Math.floor(now() / MS_PER_S);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) {
          if (payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  };
}

/** The snapshots on this device: read once, and changed here alone. */

import { z } from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { latest, LONGEST_NOTE, type Snapshot } from '#domain/timeline/timeline.ts';
import { createListReads } from '#app/panels/professional-mode/parts/list-reads.ts';
import { DatabaseFailure, type Database, type DatabaseProblem } from '#studio/storage/database.ts';

/** With its picture, a JPEG. */
export interface PicturedSnapshot extends Snapshot {
  readonly image: Blob;
}

export interface TimelineState {
  readonly isLoaded: boolean;
  /** The newest first. */
  readonly snapshots: readonly PicturedSnapshot[];
  /** Whether the browser keeps them at all; else they end with the page. */
  readonly isKept: boolean;
}

export interface SnapshotsEnvironment {
  readonly database: Database;
  /** Tells other tabs of a change. */
  readonly tellOthers: () => void;
}

export interface Snapshots {
  readonly store: StoreApi<TimelineState>;
  /** Reads what is on the device; to be called again when another tab has changed it. Never rejects. */
  readonly load: () => Promise<void>;
  /** Adds one; the oldest goes where there are too many. Says how it was kept. Never rejects. */
  readonly add: (snapshot: PicturedSnapshot) => Promise<'kept' | 'kept-last' | 'not-kept'>;
  readonly note: (id: string, notes: string) => Promise<void>;
  /** Resolves with what was removed, for `add` to bring it back. */
  readonly remove: (id: string) => Promise<PicturedSnapshot | undefined>;
}

const storedSchema = z.object({
  id: z.string(),
  timestamp: z.number(),
  image: z.instanceof(Blob),
  makeupState: z.unknown(),
  notes: z.string().check(z.maxLength(LONGEST_NOTE)),
  lighting: z.string(),
});

function read(record: unknown): readonly PicturedSnapshot[] {
  const stored = storedSchema.safeParse(record);
  if (!stored.success) return [];
  const look = parseLook(stored.data.makeupState);
  return look.ok ? [{ ...stored.data, makeupState: look.value }] : [];
}

export function createSnapshots({ database, tellOthers }: SnapshotsEnvironment): Snapshots {
  const store = createStore<TimelineState>(() => ({
    isLoaded: false,
    snapshots: [],
    isKept: true,
  }));

  const reads = createListReads();

  /** Dropped from the full list, but perhaps still on the device: removed once a newer one is stored. */
  let overdue: readonly PicturedSnapshot[] = [];

  /** Resolves with the problem that prevented the write, or null. */
  async function write(act: () => Promise<void>): Promise<DatabaseProblem | null> {
    try {
      await act();
      tellOthers();
      return null;
    } catch (cause) {
      if (!(cause instanceof DatabaseFailure)) throw cause;
      if (cause.problem === 'unavailable') store.setState({ isKept: false });
      return cause.problem;
    }
  }

  function show(snapshots: readonly PicturedSnapshot[]): readonly PicturedSnapshot[] {
    const { kept, dropped } = latest(snapshots);
    store.setState({ snapshots: kept });
    return dropped;
  }

  async function add(snapshot: PicturedSnapshot): Promise<'kept' | 'kept-last' | 'not-kept'> {
    const dropped = [...overdue, ...show([...store.getState().snapshots, snapshot])];
    overdue = dropped;
    // The old ones stay until the new one is there: a write that fails must cost none of them.
    const problem = await write(() => database.put('snapshots', snapshot));
    if (problem === 'unavailable') return 'not-kept';
    if (problem === 'full' && dropped.length === 0) return 'not-kept';
    for (const { id } of dropped) await write(() => database.remove('snapshots', id));
    if (problem === 'full') {
      // The room that they took up may be what the new one lacks.
      const again = await write(() => database.put('snapshots', snapshot));
      if (again !== null) {
        for (const old of dropped) await write(() => database.put('snapshots', old));
        return 'not-kept';
      }
    }
    overdue = overdue.filter((each) => !dropped.includes(each));
    return dropped.length > 0 ? 'kept-last' : 'kept';
  }

  async function note(id: string, notes: string): Promise<void> {
    const found = store.getState().snapshots.find((each) => each.id === id);
    if (found === undefined || found.notes === notes) return;
    const noted = { ...found, notes: notes.slice(0, LONGEST_NOTE) };
    show(store.getState().snapshots.map((each) => (each.id === id ? noted : each)));
    await write(() => database.put('snapshots', noted));
  }

  async function remove(id: string): Promise<PicturedSnapshot | undefined> {
    const found = store.getState().snapshots.find((each) => each.id === id);
    show(store.getState().snapshots.filter((each) => each.id !== id));
    await write(() => database.remove('snapshots', id));
    return found;
  }

  return {
    store,
    async load() {
      try {
        overdue = show((await reads.read(() => database.all('snapshots'))).flatMap(read));
      } catch {
        store.setState({ isKept: false });
      }
      store.setState({ isLoaded: true });
    },
    add: (snapshot) => reads.change(() => add(snapshot)),
    note: (id, notes) => reads.change(() => note(id, notes)),
    remove: (id) => reads.change(() => remove(id)),
  };
}

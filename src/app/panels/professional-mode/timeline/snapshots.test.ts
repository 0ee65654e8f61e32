import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { DatabaseFailure, type Database } from '#studio/storage/database.ts';
import { memoryDatabase } from '#tests/support/memory-database.ts';
import { createSnapshots, type PicturedSnapshot } from './snapshots.ts';

function snapshotAt(timestamp: number): PicturedSnapshot {
  return {
    id: `snapshot-${timestamp}`,
    timestamp,
    image: new Blob(['picture'], { type: 'image/jpeg' }),
    makeupState: DEFAULT_LOOK,
    notes: '',
    lighting: 'Your own light',
  };
}

function openTimeline(database = memoryDatabase(), put = database.put) {
  const told: string[] = [];
  const snapshots = createSnapshots({
    database: { ...database, put },
    tellOthers: () => told.push('changed'),
  });
  return { database, snapshots, told, shown: () => snapshots.store.getState() };
}

/** Bytes of a picture for which there is no room at all. */
const LARGE = 1000;

/** Writes like a device that has room for `count` pictures, and for no large one. */
function withRoomFor(count: number, database: Database): Database['put'] {
  return async (shelf, record) => {
    const { id, image } = record as PicturedSnapshot;
    const others = (await idsOn(database)).filter((time) => `snapshot-${time}` !== id);
    if (others.length >= count || image.size >= LARGE) throw new DatabaseFailure('full', null);
    await database.put(shelf, record);
  };
}

async function idsOn(database: Database): Promise<readonly number[]> {
  const kept = (await database.all('snapshots')) as PicturedSnapshot[];
  return kept.map(({ timestamp }) => timestamp).toSorted((one, other) => one - other);
}

describe('the snapshots of this device', () => {
  it('are there after a reload, the newest first, with their notes', async () => {
    const { database, snapshots } = openTimeline();
    await snapshots.add(snapshotAt(1));
    await snapshots.add(snapshotAt(2));
    await snapshots.note('snapshot-1', 'Softer by daylight');
    const again = openTimeline(database);
    await again.snapshots.load();
    expect(again.shown().snapshots.map(({ id, notes }) => [id, notes])).toEqual([
      ['snapshot-2', ''],
      ['snapshot-1', 'Softer by daylight'],
    ]);
  });

  it('keep one on show that is taken while the others are read', async () => {
    const { database } = openTimeline();
    await database.put('snapshots', snapshotAt(1));
    const answers: (() => void)[] = [];
    const slow: typeof database = {
      ...database,
      all: async (shelf) => {
        const read = [...(await database.all(shelf))];
        if (answers.length === 0) {
          await new Promise<void>((answer) => {
            answers.push(answer);
          });
        }
        return read;
      },
    };
    const { snapshots, shown } = openTimeline(slow);
    const loading = snapshots.load();
    await expect.poll(() => answers.length).toBe(1);
    await snapshots.add(snapshotAt(2));
    answers[0]!();
    await loading;
    expect(shown().snapshots.map(({ id }) => id)).toEqual(['snapshot-2', 'snapshot-1']);
  });

  it('are ten: the eleventh takes the oldest off the device, too', async () => {
    const { database, snapshots, shown } = openTimeline();
    for (let time = 1; time <= 10; time += 1) await snapshots.add(snapshotAt(time));
    expect(await snapshots.add(snapshotAt(11))).toBe('kept-last');
    expect(shown().snapshots.at(-1)?.id).toBe('snapshot-2');
    expect(await database.all('snapshots')).toHaveLength(10);
  });

  it('come back where they were when a deletion is undone', async () => {
    const { snapshots, shown } = openTimeline();
    for (const time of [1, 2, 3]) await snapshots.add(snapshotAt(time));
    const removed = await snapshots.remove('snapshot-2');
    expect(shown().snapshots).toHaveLength(2);
    await snapshots.add(removed!);
    expect(shown().snapshots.map(({ timestamp }) => timestamp)).toEqual([3, 2, 1]);
  });

  it('are shown but not kept where the device is full', async () => {
    const { database, snapshots, shown } = openTimeline();
    database.fail('full');
    expect(await snapshots.add(snapshotAt(1))).toBe('not-kept');
    expect(shown()).toMatchObject({ isKept: true, snapshots: [{ id: 'snapshot-1' }] });
  });

  it('keep the oldest on the device where a newer one would not fit even in its place', async () => {
    const database = memoryDatabase();
    const { snapshots } = openTimeline(database, withRoomFor(10, database));
    for (let time = 1; time <= 10; time += 1) await snapshots.add(snapshotAt(time));
    const large = { ...snapshotAt(11), image: new Blob(['x'.repeat(LARGE)]) };
    expect(await snapshots.add(large)).toBe('not-kept');
    expect(await idsOn(database)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await snapshots.add(snapshotAt(12))).toBe('kept-last');
    expect(await idsOn(database)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 12]);
  });

  it('give the room of the oldest to a newer one where the device is full to the brim', async () => {
    const database = memoryDatabase();
    const { snapshots } = openTimeline(database, withRoomFor(10, database));
    for (let time = 1; time <= 11; time += 1) await snapshots.add(snapshotAt(time));
    expect(await idsOn(database)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('say so where the browser keeps nothing at all', async () => {
    const { database, snapshots, shown } = openTimeline();
    database.fail('unavailable');
    await snapshots.load();
    expect(shown()).toEqual({ isLoaded: true, isKept: false, snapshots: [] });
  });

  it('leave out what is broken or foreign', async () => {
    const { database, snapshots, shown } = openTimeline();
    await database.put('snapshots', { id: 'foreign' });
    await database.put('snapshots', { ...snapshotAt(1), makeupState: { v: 99 } });
    await database.put('snapshots', snapshotAt(2));
    await snapshots.load();
    expect(shown().snapshots.map(({ id }) => id)).toEqual(['snapshot-2']);
  });

  it('are told to other tabs when they change', async () => {
    const { snapshots, told } = openTimeline();
    await snapshots.add(snapshotAt(1));
    await snapshots.remove('snapshot-1');
    expect(told).toHaveLength(2);
  });
});

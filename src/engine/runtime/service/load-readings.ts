/** Loads what reads faces when it is first needed: it is a quarter of the engine, and few visits need it. */

import { TrackerLoadError, describeCause } from '#engine/tracking/tracker-errors.ts';

/** All that reads faces, whether they are shown or not. */
export type FaceReaders = Pick<
  typeof import('#engine/measure/measure-still.ts'),
  'measureStill' | 'MEASURING'
> &
  Pick<typeof import('#engine/measure/face-gates.ts'), 'refusalOf'>;

/** Rejects with TrackerLoadError when it cannot be loaded; the next call tries again. */
export async function loadReadings(): Promise<FaceReaders> {
  try {
    const [{ measureStill, MEASURING }, { refusalOf }] = await Promise.all([
      import('#engine/measure/measure-still.ts'),
      import('#engine/measure/face-gates.ts'),
    ]);
    return { measureStill, MEASURING, refusalOf };
  } catch (cause) {
    throw new TrackerLoadError(`what reads faces: ${describeCause(cause)}`, { cause });
  }
}

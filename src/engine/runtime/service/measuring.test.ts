import { describe, expect, it } from 'vitest';
import { TrackerLoadError } from '#engine/tracking/tracker-errors.ts';
import { deferred } from '#engine/runtime/deferred.ts';
import { loadReadings, type FaceReaders } from './load-readings.ts';
import { Measuring } from './measuring.ts';
import type { WorkerMessage } from '#engine/runtime/messages.ts';

const SKIN = { request: 7, what: 'skin', burst: 1000 } as const;
const FRAME = {
  image: { data: new Uint8ClampedArray(4 * 64 * 64), width: 64, height: 64 },
  face: null,
  timestamp: 40,
};

function noTracker(): Promise<never> {
  return Promise.reject(new Error('no face is looked for'));
}

/** Measuring, what it sends, and a function that ends the loading of what reads faces. */
function slowlyLoading(): {
  readonly measuring: Measuring;
  readonly sent: readonly WorkerMessage[];
  readonly loaded: () => Promise<void>;
} {
  const sent: WorkerMessage[] = [];
  const loading = deferred<FaceReaders>();
  const measuring = new Measuring(
    (message) => sent.push(message),
    () => loading.promise,
  );
  return { measuring, sent, loaded: async () => loading.resolve(await loadReadings()) };
}

describe('measuring while what reads faces is being loaded', () => {
  it('says that it cannot be loaded, and tries again when asked again', async () => {
    const sent: WorkerMessage[] = [];
    let isOnline = false;
    const measuring = new Measuring(
      (message) => sent.push(message),
      () => (isOnline ? loadReadings() : Promise.reject(new TrackerLoadError('no network'))),
    );
    await measuring.begin(SKIN, null);
    expect(sent).toEqual([
      {
        name: 'unmeasured',
        body: { request: 7, failure: { code: 'runtime-load-failed', cause: 'no network' } },
      },
    ]);
    isOnline = true;
    await measuring.begin({ ...SKIN, request: 8 }, null);
    measuring.cameraEnded();
    expect(sent.slice(1)).toEqual([
      { name: 'measured', body: { request: 8, reading: { withheld: 'camera-ended' } } },
    ]);
  });

  it('lets frames pass, and begins with none of them', async () => {
    const { measuring, sent, loaded } = slowlyLoading();
    const begun = measuring.begin(SKIN, null);
    await measuring.frameShown(FRAME, noTracker);
    expect(sent).toEqual([]);
    await loaded();
    await begun;
    await expect(measuring.frameShown(FRAME, noTracker)).rejects.toThrow('no face is looked for');
  });

  it('begins with nothing that was given up meanwhile', async () => {
    const { measuring, sent, loaded } = slowlyLoading();
    const begun = measuring.begin(SKIN, null);
    measuring.end(SKIN.request);
    await loaded();
    await begun;
    await measuring.frameShown(FRAME, noTracker);
    measuring.cameraEnded();
    expect(sent).toEqual([]);
  });

  it('says that the camera ended before anything was read', async () => {
    const { measuring, sent, loaded } = slowlyLoading();
    const begun = measuring.begin(SKIN, null);
    measuring.cameraEnded();
    await loaded();
    await begun;
    expect(sent).toEqual([
      { name: 'measured', body: { request: 7, reading: { withheld: 'camera-ended' } } },
    ]);
  });
});

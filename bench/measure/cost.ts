/** How long it takes to measure a still of 512 pixels. */

import { measureStill } from '#engine/measure/measure-still.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { withSensorNoise } from '#bench/quality/sensor-noise.ts';
import { median, percentile } from '#bench/report/statistics.ts';
import { formatNumber, formatTable } from '#bench/report/table.ts';
import { NOISE, SCALE, SIZE } from './everybody.ts';
import { sitting } from './portrait.ts';

const ROUNDS = 25;

export async function printCost(tracker: FaceTracker): Promise<string> {
  const image = withSensorNoise(
    sitting({ width: SIZE, height: SIZE, skinTone: 3, pose: { scale: SCALE } }).image,
    NOISE,
    3,
  );
  const face = await tracker.track(image);
  const faces = face === null ? [] : [face];
  const rows = [
    await timed('finding the face (whole search)', async () => {
      tracker.reset();
      await tracker.track(image);
    }),
    // A copy of the face has nothing cached: the light found for one measurement serves the next ones.
    await timed('skin', () =>
      measureStill(
        'skin',
        image,
        faces.map((each) => ({ ...each })),
      ),
    ),
    await timed('face', () =>
      measureStill(
        'face',
        image,
        faces.map((each) => ({ ...each })),
      ),
    ),
    await timed('finding the face, its form and its skin', async () => {
      tracker.reset();
      const found = await tracker.track(image);
      const seen = found === null ? [] : [found];
      return [measureStill('skin', image, seen), measureStill('face', image, seen)];
    }),
  ];
  return formatTable(
    ['milliseconds, a still of 512 px', 'median', 'least', 'of the processor'],
    rows,
  );
}

/** The minimum is the cost on an idle machine; processor time hardly depends on other processes. */
async function timed(name: string, work: () => unknown): Promise<string[]> {
  for (let round = 0; round < 5; round += 1) await work();
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  return [
    name,
    formatNumber(median(times), 1),
    formatNumber(percentile(times, 0), 1),
    formatNumber((user + system) / 1000 / ROUNDS, 1),
  ];
}

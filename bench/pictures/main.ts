/**
 * `npm run bench:pictures`: whether analyzing pictures on the server slows down
 * other calls. See bench/README.md.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { describeLoad, describeMachine } from '#bench/report/machine.ts';
import { median } from '#bench/report/statistics.ts';
import { formatNumber, formatTable } from '#bench/report/table.ts';
import { buildOutdated } from '#scripts/build/build.mjs';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { cameraPicture } from './camera-picture.ts';
import { measurePictures, type Round } from './measure.ts';

const RESULTS = 'bench/results';
const MB = 1_000_000;

const options = {
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 3),
  seconds: Number(process.env['BENCH_SECONDS'] ?? 10),
  rate: Number(process.env['BENCH_RATE'] ?? 100),
  pictures: Number(process.env['BENCH_PICTURES'] ?? 50),
};

function rowOf({ alone, withPictures, pictures, grown }: Round, place: number): string[] {
  return [
    String(place + 1),
    formatNumber(alone.p50, 1),
    formatNumber(withPictures.p50, 1),
    formatNumber(alone.p99, 1),
    formatNumber(withPictures.p99, 1),
    formatNumber(withPictures.p99 - alone.p99, 1),
    String(alone.refused),
    String(withPictures.refused),
    String(alone.failed + withPictures.failed),
    Object.entries(pictures.statuses)
      .map(([status, times]) => `${times} x ${status}`)
      .join(', '),
    formatNumber(pictures.firstMs / 1000, 1),
    formatNumber(pictures.lastMs / 1000, 1),
    formatNumber(grown / MB, 0),
  ];
}

await buildOutdated(PROJECT_FOLDER);
const image = await cameraPicture();
const loadBefore = describeLoad();
console.log(`bench:pictures on ${describeMachine()}, the client included; load ${loadBefore}`);
console.log(
  `${options.pictures} skin pictures (1280x720, ${formatNumber(image.length / 1000, 0)} kB each) at once, beside ${options.rate} other calls a second for ${options.seconds} s\n`,
);
const measured = await measurePictures({ ...options, image });
const heads = ['p50 ms', 'with', 'p99 ms', 'with', 'more', 'refused', 'with', 'failed'];
const pictureHeads = ['pictures', 'first s', 'last s', 'MB more'];
console.log(formatTable(['round', ...heads, ...pictureHeads], measured.rounds.map(rowOf)));
const more = median(measured.rounds.map(({ alone, withPictures }) => withPictures.p99 - alone.p99));
console.log(`
p99 of other calls, pictures beside them: ${formatNumber(more, 1)} ms more (median; aim: 50)
memory before the first picture: ${formatNumber(measured.before / MB, 0)} MB; most that it grew: ${formatNumber(Math.max(...measured.rounds.map(({ grown }) => grown)) / MB, 0)} MB (aim: 300), kept afterwards: ${formatNumber(measured.kept / MB, 0)} MB
the very first picture, models to be loaded: ${formatNumber(measured.firstPictureMs / 1000, 2)} s`);
const loadAfter = describeLoad();
console.log(`load ${loadAfter}`);
mkdirSync(RESULTS, { recursive: true });
writeFileSync(
  `${RESULTS}/pictures.json`,
  JSON.stringify(
    { machine: describeMachine(), loadBefore, loadAfter, options, measured },
    undefined,
    1,
  ),
);

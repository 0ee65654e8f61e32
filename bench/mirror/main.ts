/** `npm run bench:mirror`: how fast the mirror is. See bench/README.md. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { describeLoad, describeMachine } from '#bench/report/machine.ts';
import type { RendererKind } from '#engine/index.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { ADDED_ROWS, followsHands } from './added.ts';
import { numberedCameraFile } from './camera.ts';
import { ENGINE_VARIANTS, type StartOptions } from './contender.ts';
import {
  measureAdded,
  measureProducts,
  measureRun,
  measureSkinReading,
  type AddedRun,
  type Run,
  type RunLength,
} from './measure.ts';
import { measurePasses, openRendererPage, photographForPasses } from './passes.ts';
import {
  middleRun,
  printAdded,
  printHeadline,
  printPasses,
  printProducts,
  printSizes,
  printSkinReadings,
  printWays,
  type SizedRun,
  type WayRun,
} from './print-runs.ts';
import { openSite } from './site.ts';
import type { ContenderName } from './visit.ts';

const RESULTS = 'bench/results';
const CAMERAS = `${RESULTS}/camera`;
/** One round of the headline figures and nothing more. */
const isQuick = process.env['BENCH_QUICK'] === '1';
/** Only the rows of what panels add. */
const isAddedOnly = process.env['BENCH_ADDED'] === '1';
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? (isQuick ? 1 : 3));
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 6);
const HEAP_SECONDS = Number(process.env['BENCH_HEAP_SECONDS'] ?? (isQuick ? 8 : 30));

const HD: StartOptions = { width: 1280, height: 720, products: 6 };
const SIZES = [
  { width: 640, height: 480 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;
const TRANSPORTS = ['track-processor', 'image-bitmap', 'page'] as const;
const RENDERERS = ['webgl2', 'canvas-2d'] as const;
const CONTENDERS = ['engine', 'baseline'] as const;

const WHOLE: RunLength = { throughput: SECONDS, delay: SECONDS, heap: 0 };
const SHORT: RunLength = { throughput: SECONDS, delay: 0, heap: 0 };

mkdirSync(RESULTS, { recursive: true });
console.log('drawing the camera (kept for the next time) and building the pages ...');
const cameras = new Map<string, string>();
for (const { width, height } of isQuick || isAddedOnly ? [HD] : SIZES) {
  cameras.set(`${width}x${height}`, await numberedCameraFile(CAMERAS, width, height));
}
const site = await openSite('dist/bench');
const still = await photographForPasses(HD.width, HD.height);

function measure(contender: ContenderName, options: StartOptions, length: RunLength): Promise<Run> {
  const cameraFile = cameras.get(`${options.width}x${options.height}`);
  if (cameraFile === undefined) throw new Error('there is no camera of this size');
  return measureRun({ origin: site.origin, contender, cameraFile, options }, length);
}

async function passesOf(): Promise<{ version: string; tables: string[] }> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await openRendererPage(page, site.origin);
    const tables: string[] = [];
    for (const renderer of RENDERERS) {
      tables.push(printPasses(renderer, await measurePasses(page, still, renderer)));
    }
    return { version: browser.version(), tables };
  } finally {
    await browser.close();
  }
}

/**
 * Measures what panels add with each renderer, and prints it as it comes. Rows that track
 * hands use the camera with a hand.
 */
async function measureAddedRows(): Promise<Record<RendererKind, readonly AddedRun[]>> {
  const { width, height } = HD;
  const withHand = await numberedCameraFile(CAMERAS, width, height, true);
  const without = cameras.get(`${width}x${height}`) ?? '';
  async function rowsOf(renderer: RendererKind): Promise<readonly AddedRun[]> {
    const rows: AddedRun[] = [];
    for (const cameraFile of [without, withHand]) {
      const options = { ...HD, renderer };
      const request = { origin: site.origin, contender: 'engine', cameraFile, options } as const;
      const asked = ADDED_ROWS.filter((added) => followsHands(added) === (cameraFile === withHand));
      rows.push(...(await measureAdded(request, asked, { seconds: SECONDS / 2, rounds: ROUNDS })));
    }
    console.log(`${printAdded(renderer, rows)}\n`);
    return rows;
  }
  return { webgl2: await rowsOf('webgl2'), 'canvas-2d': await rowsOf('canvas-2d') };
}

/** Measures sizes, products and transports, and prints them as they come. */
async function measureMore(): Promise<unknown> {
  const sized: SizedRun[] = [];
  for (const { width, height } of SIZES) {
    for (const contender of CONTENDERS) {
      const known = width === HD.width ? runs[contender] : [];
      const options = { ...HD, width, height };
      const run = middleRun(known) ?? (await measure(contender, options, WHOLE));
      sized.push({ contender, width, height, run });
    }
  }
  console.log(`${printSizes(sized)}\n`);

  const cameraFile = cameras.get(`${HD.width}x${HD.height}`) ?? '';
  const productRuns = {
    engine: await measureProducts(
      { origin: site.origin, contender: 'engine', cameraFile },
      HD,
      SECONDS / 2,
    ),
    baseline: await measureProducts(
      { origin: site.origin, contender: 'baseline', cameraFile },
      HD,
      SECONDS / 2,
    ),
  };
  console.log(`${printProducts(productRuns)}\n`);

  const ways: WayRun[] = [];
  for (const variant of ENGINE_VARIANTS) {
    for (const transport of TRANSPORTS) {
      for (const renderer of RENDERERS) {
        const run = await measure('engine', { ...HD, variant, transport, renderer }, SHORT);
        ways.push({ variant, transport, renderer, run });
      }
    }
  }
  console.log(`${printWays(ways)}\n`);
  return { sized, productRuns, ways };
}

const begun = performance.now();
const loadBefore = describeLoad();
const runs: Record<ContenderName, Run[]> = { engine: [], baseline: [] };
for (let round = 0; round < (isAddedOnly ? 0 : ROUNDS); round += 1) {
  const order = round % 2 === 0 ? CONTENDERS : CONTENDERS.toReversed();
  for (const contender of order) {
    const heap = round === 0 ? HEAP_SECONDS : 0;
    runs[contender].push(await measure(contender, HD, { ...WHOLE, heap }));
  }
}
const { version, tables } = await passesOf();
console.log(
  `bench:mirror on ${describeMachine()}, Chromium ${version} in software; load before ${loadBefore}\n`,
);
if (!isAddedOnly) console.log(`${printHeadline(runs)}\n`);
console.log(`${tables.join('\n\n')}\n`);

const added = isQuick ? null : await measureAddedRows();
const skinReadings = await measureSkinReading(
  {
    origin: site.origin,
    contender: 'engine',
    cameraFile: cameras.get(`${HD.width}x${HD.height}`) ?? '',
    options: HD,
  },
  { seconds: SECONDS, rounds: ROUNDS },
);
console.log(`${printSkinReadings(skinReadings)}\n`);
const more = isQuick || isAddedOnly ? null : await measureMore();

await site.close();
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
const file = `${RESULTS}/mirror.json`;
writeFileSync(
  file,
  JSON.stringify(
    { machine: describeMachine(), version, loadBefore, runs, added, skinReadings, more },
    undefined,
    1,
  ),
);
console.log(`${seconds} s; load after ${describeLoad()}; figures in ${file}`);

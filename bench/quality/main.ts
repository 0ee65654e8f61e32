/** `npm run bench:quality`: how good the drawing is. See bench/README.md. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { describeLoad, describeMachine } from '#bench/report/machine.ts';
import { formatShare, formatTable } from '#bench/report/table.ts';
import { SKIN_TONES } from '#tests/fixtures/synthetic-face/index.ts';
import { createNodeFaceTracker } from '#tests/support/node-face-tracker.ts';
import { createNodeHandTracker } from '#tests/support/node-hand-tracker.ts';
import { FRONT_THINGS, judgeFront, photographFront, type FrontResult } from './in-front.ts';
import { compareRenderers, printComparison } from './compare-renderers.ts';
import { judgeStills, photographTone } from './judge-tone.ts';
import { drawBaseline, drawEngine, drawOverEverything } from './makeup-renderers.ts';
import type { Figures } from './metrics.ts';
import { measureMovingCover, type MovingCover } from './moving-cover.ts';
import { measureJitter, measureLag, type Jitter, type MotionLag } from './movement.ts';
import { judgePhotographs, type PhotographResult } from './photographs.ts';
import { printFigures, type ToneFigures } from './print-figures.ts';
import { QualitySheets } from './sheets.ts';
import { withWebglMakeup } from './webgl-makeup.ts';

const RESULTS = 'bench/results/quality';
const PHOTOGRAPHS = '../shared/faces';
const isQuick = process.env['BENCH_QUICK'] === '1';
const tones = isQuick ? [2, 7] : [...SKIN_TONES.keys()];
const jitterFrames = isQuick ? 30 : 60;
const lagFrames = isQuick ? 0 : 44;
/** The deepest skin tone, where most goes wrong, is drawn by WebGL2, too. */
const WEBGL_TONE = 7;
const SITE = 'dist/bench';

function movementFigures(jitter: Jitter, lag: MotionLag | null): Figures {
  return {
    'jitter.edge': jitter.edge,
    'jitter.landmarks': jitter.landmarks,
    ...(lag === null
      ? {}
      : {
          'lag.sway': lag.sway.edge,
          'lag.swayLandmarks': lag.sway.landmarks,
          'lag.speech': lag.speech.edge,
          'lag.speechLandmarks': lag.speech.landmarks,
        }),
  };
}

function frontFigures({ painted, lost }: FrontResult): Figures {
  return Object.fromEntries([
    ...FRONT_THINGS.map((thing) => [`front.${thing}`, painted[thing]]),
    ...([...FRONT_THINGS, 'bare'] as const).map((thing) => [`lost.${thing}`, lost[thing]]),
  ]);
}

function liveCoverFigures(cover: MovingCover): Figures {
  const { hand, worstHand, lost, edge, worstEdge, staying } = cover;
  return {
    'live.hand': hand,
    'live.worstHand': worstHand,
    'live.lost': lost,
    'live.edge': edge,
    'live.worstEdge': worstEdge,
    'live.stayingHand': staying.painted,
    'live.ghost': staying.ghost,
  };
}

function printPhotographs(results: readonly PhotographResult[]): string {
  return formatTable(
    ['photograph, by its tracked outlines', 'mouth painted', 'eyes painted'],
    results.map(({ name, engine, baseline }) => [
      name,
      `${formatShare(engine.mouth)} (${formatShare(baseline.mouth)})`,
      `${formatShare(engine.eyes)} (${formatShare(baseline.eyes)})`,
    ]),
  );
}

const started = performance.now();
mkdirSync(RESULTS, { recursive: true });
console.log(`bench:quality on ${describeMachine()}; load ${describeLoad()}\n`);
const tracker = await createNodeFaceTracker();
const handTracker = await createNodeHandTracker();
const sheets = new QualitySheets();
const figures: ToneFigures[] = [];
const shades: unknown[] = [];
for (const skinTone of tones) {
  const tone = `${skinTone} (Monk ${SKIN_TONES[skinTone]?.monkStep})`;
  const photographs = await photographTone(tracker, skinTone);
  const front = await photographFront(tracker, handTracker, skinTone);
  const engine = await judgeStills(photographs, drawEngine);
  const baseline = await judgeStills(photographs, drawBaseline);
  const jitter = await measureJitter(tracker, skinTone, jitterFrames);
  const lag = lagFrames > 0 ? await measureLag(tracker, skinTone, lagFrames) : null;
  const liveCover = isQuick ? null : await measureMovingCover(tracker, handTracker, skinTone);
  const engineFront = await judgeFront(front, drawEngine, drawOverEverything);
  const baselineFront = await judgeFront(front, drawBaseline, drawBaseline);
  figures.push({
    tone,
    engine: {
      ...engine.figures,
      ...movementFigures(jitter.engine, lag?.engine ?? null),
      ...frontFigures(engineFront),
      ...(liveCover === null ? {} : liveCoverFigures(liveCover)),
    },
    baseline: {
      ...baseline.figures,
      ...movementFigures(jitter.baseline, lag?.baseline ?? null),
      ...frontFigures(baselineFront),
    },
  });
  shades.push({ skinTone, engine: engine.shades, baseline: baseline.shades });
  await sheets.addTone(tone, photographs);
  await sheets.addPoses(tone, tracker, skinTone);
}
console.log(printFigures(figures));
if (!isQuick) {
  const tone = figures.at(-1);
  const comparison = await withWebglMakeup(SITE, async (webgl) =>
    compareRenderers(await photographTone(tracker, WEBGL_TONE), webgl),
  );
  if (tone !== undefined) console.log(`\n${printComparison(tone.tone, comparison, tone.engine)}`);
}
const people = await judgePhotographs(tracker, PHOTOGRAPHS, `${RESULTS}/photographs.png`);
if (people.length > 0) console.log(`\n${printPhotographs(people)}`);
tracker.dispose();
handTracker.dispose();
const paths = await sheets.save(RESULTS);
writeFileSync(
  `${RESULTS}/figures.json`,
  JSON.stringify({ machine: describeMachine(), figures, shades, people }, undefined, 1),
);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`\n${seconds} s, load ${describeLoad()}; to look at: ${paths.join(', ')}`);

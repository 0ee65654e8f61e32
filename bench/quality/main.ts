/** `npm run bench:quality`: how good the drawing is. See bench/README.md. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { createNodeFaceTracker } from '#tests/support/node-face-tracker.ts';
import { SKIN_TONES } from '#tests/fixtures/synthetic-face/index.ts';
import { judgeStills, photographTone } from './judge-tone.ts';
import { drawBaseline, drawEngine } from './makeup-artists.ts';
import { printFigures, type ToneFigures } from './print-figures.ts';

const RESULTS = 'bench/results/quality';
const isQuick = process.env['BENCH_QUICK'] === '1';
const tones = isQuick ? [2, 7] : [...SKIN_TONES.keys()];

mkdirSync(RESULTS, { recursive: true });
const tracker = await createNodeFaceTracker();
const figures: ToneFigures[] = [];
const shades: unknown[] = [];
for (const skinTone of tones) {
  const photographs = await photographTone(tracker, skinTone);
  const engine = judgeStills(photographs, drawEngine);
  const baseline = judgeStills(photographs, drawBaseline);
  figures.push({
    tone: `${skinTone} (Monk ${SKIN_TONES[skinTone]?.monkStep})`,
    engine: engine.figures,
    baseline: baseline.figures,
  });
  shades.push({ skinTone, engine: engine.shades, baseline: baseline.shades });
}
tracker.dispose();
const report = printFigures(figures);
console.log(report);
writeFileSync(`${RESULTS}/figures.json`, JSON.stringify({ figures, shades }, undefined, 1));

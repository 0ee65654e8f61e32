/** `npm run bench:web`: how fast a phone shows the pages that people see first. See bench/README.md. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { describeLoad, describeMachine } from '#bench/report/machine.ts';
import { formatNumber, formatTable } from '#bench/report/table.ts';
import { ARTICLES } from '#content/articles/articles.ts';
import { articleAddress, BLOG_PATH, LANDING_PATH } from '#content/visitor-documents.ts';
import { buildOutdated } from '#scripts/build/build.mjs';
import { compressThoroughly } from '#scripts/build/steps.mjs';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { startServer } from '#tests/support/server.ts';
import { visit, type WebFigures } from './visit.ts';

const RESULTS = 'bench/results';
const isQuick = process.env['BENCH_QUICK'] === '1';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? (isQuick ? 1 : 3));
const [newest] = ARTICLES;

const PAGES = [
  { name: 'landing', path: LANDING_PATH },
  { name: 'blog', path: BLOG_PATH },
  ...(newest === undefined ? [] : [{ name: 'an article', path: articleAddress(newest) }]),
  { name: 'studio', path: '/' },
];

interface Measured {
  readonly name: string;
  /** The round whose largest paint is the median. */
  readonly figures: WebFigures;
}

function rowOf({ name, figures }: Measured): readonly string[] {
  const { scores } = figures;
  return [
    name,
    String(scores.performance),
    String(scores.accessibility),
    String(scores['best-practices']),
    String(scores.seo),
    formatNumber(figures.firstPaint),
    formatNumber(figures.largestPaint),
    formatNumber(figures.blocked, 0),
    formatNumber(figures.shift, 3),
    formatNumber(figures.scripts, 1),
    formatNumber(figures.total, 0),
  ];
}

await buildOutdated(PROJECT_FOLDER);
await compressThoroughly(PROJECT_FOLDER);
console.log(`bench:web on ${describeMachine()}, the server included; load ${describeLoad()}\n`);
const server = await startServer();
const measured: Measured[] = [];
try {
  for (const { name, path } of PAGES) {
    const visits: WebFigures[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(server.origin + path));
    const byPaint = visits.toSorted((a, b) => a.largestPaint - b.largestPaint);
    const figures = byPaint[Math.floor(byPaint.length / 2)];
    if (figures !== undefined) measured.push({ name, figures });
  }
} finally {
  await server.stop();
}

const scores = ['performance', 'accessibility', 'practices', 'seo'];
const times = ['FCP s', 'LCP s', 'TBT ms', 'CLS'];
console.log(
  formatTable(['on a phone', ...scores, ...times, 'script kB', 'all kB'], measured.map(rowOf)),
);
for (const { name, figures } of measured) {
  if (figures.shortcomings.length > 0) {
    console.log(`\n${name}: less than all for ${figures.shortcomings.join(', ')}`);
  }
}
mkdirSync(RESULTS, { recursive: true });
writeFileSync(
  `${RESULTS}/web.json`,
  JSON.stringify(
    { machine: describeMachine(), load: describeLoad(), rounds, measured },
    undefined,
    1,
  ),
);
console.log(`\n${rounds} rounds, medians; load ${describeLoad()}`);

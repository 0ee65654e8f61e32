/** Whether WebGL2 draws the same as the CPU renderer, and whether it gets the same figures. */

import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import { ciede2000 } from '#bench/colour/ciede2000.ts';
import { labOfPixel } from '#bench/colour/lab.ts';
import { percentile } from '#bench/report/statistics.ts';
import { formatNumber, formatShare, formatTable } from '#bench/report/table.ts';
import { judgeStills, type TonePhotographs } from './judge-tone.ts';
import { drawEngine, type DrawMakeup } from './makeup-renderers.ts';
import { METRICS, type Figures } from './metrics.ts';
import { SHEET_LOOKS } from './sheets.ts';
import type { Shot } from './shot.ts';

/** CIEDE2000 between the two pictures, over the pixels that either of them changed. */
export interface RendererDifference {
  readonly look: string;
  readonly mean: number;
  /** 99.9th percentile. */
  readonly high: number;
}

export interface RendererComparison {
  readonly differences: readonly RendererDifference[];
  readonly figures: Figures;
}

export async function compareRenderers(
  photographs: TonePhotographs,
  webgl: DrawMakeup,
): Promise<RendererComparison> {
  const differences: RendererDifference[] = [];
  const looks: Readonly<Record<string, Look>> = { default: DEFAULT_LOOK, ...SHEET_LOOKS };
  for (const [look, worn] of Object.entries(looks)) {
    differences.push({ look, ...(await differenceOf(photographs.mouths.smile, worn, webgl)) });
  }
  const { figures } = await judgeStills(photographs, webgl);
  return { differences, figures };
}

async function differenceOf(
  { truth: { image }, face }: Shot,
  look: Look,
  webgl: DrawMakeup,
): Promise<{ mean: number; high: number }> {
  const first = await drawEngine(image, face, look);
  const second = await webgl(image, face, look);
  const differences: number[] = [];
  for (let pixel = 0; pixel < image.width * image.height; pixel += 1) {
    const at = 4 * pixel;
    const isChanged = [0, 1, 2].some(
      (channel) =>
        first.data[at + channel] !== image.data[at + channel] ||
        second.data[at + channel] !== image.data[at + channel],
    );
    if (!isChanged) continue;
    differences.push(ciede2000(labOfPixel(first.data, pixel), labOfPixel(second.data, pixel)));
  }
  const sum = differences.reduce((total, difference) => total + difference, 0);
  return { mean: sum / differences.length, high: percentile(differences, 0.999) };
}

/** The figures of both renderers beside each other, for one skin tone. */
export function printComparison(
  tone: string,
  { differences, figures }: RendererComparison,
  twin: Figures,
): string {
  const measured = METRICS.filter(({ id }) => figures[id] !== undefined);
  const pictures = formatTable(
    ['WebGL2 against its twin, CIEDE2000', 'mean', '99.9%'],
    differences.map(({ look, mean, high }) => [look, formatNumber(mean, 3), formatNumber(high)]),
  );
  const table = formatTable(
    [`skin tone ${tone}`, 'WebGL2', 'twin', 'aim'],
    measured.map(({ id, section, title, unit, digits, aim }) => {
      const format = (value = Number.NaN): string =>
        unit === 'share' ? formatShare(value, digits) : formatNumber(value, digits);
      return [`${section.split(':')[0]}: ${title}`, format(figures[id]), format(twin[id]), aim];
    }),
  );
  return `${pictures}\n\n${table}`;
}

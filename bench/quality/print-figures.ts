/**
 * The figures as tables: one per section, with a row for each skin tone and the worst value in the last row.
 */

import { formatNumber, formatShare, formatTable } from '#bench/report/table.ts';
import { METRICS, worstIndex, type Figures, type MetricDefinition } from './metrics.ts';

export interface ToneFigures {
  /** Label of the row, such as `0 (Monk 1)`. */
  readonly tone: string;
  readonly engine: Figures;
  readonly baseline: Figures;
}

/**
 * Each cell shows the engine's figure and, in brackets, the baseline's. Metrics that
 * were not measured are left out.
 */
export function printFigures(tones: readonly ToneFigures[]): string {
  const sections = [...new Set(METRICS.map(({ section }) => section))];
  return sections
    .map((section) => printSection(section, tones))
    .filter((text) => text !== '')
    .join('\n\n');
}

function printSection(section: string, tones: readonly ToneFigures[]): string {
  const metrics = METRICS.filter(
    (metric) =>
      metric.section === section && tones.some(({ engine }) => engine[metric.id] !== undefined),
  );
  if (metrics.length === 0) return '';
  const rows = tones.map(({ tone, engine, baseline }) => [
    tone,
    ...metrics.map((metric) => cell(metric, engine[metric.id], baseline[metric.id])),
  ]);
  const worst = metrics.map((metric) =>
    cell(
      metric,
      worstOf(
        metric,
        tones.map(({ engine }) => engine[metric.id] ?? Number.NaN),
      ),
      worstOf(
        metric,
        tones.map(({ baseline }) => baseline[metric.id] ?? Number.NaN),
      ),
    ),
  );
  rows.push(['worst', ...worst]);
  const aims = metrics.map(({ aim }) => aim);
  if (aims.some((aim) => aim !== '')) rows.push(['aim', ...aims]);
  const header = ['skin tone', ...metrics.map(({ title }) => title)];
  return `${section}\nengine (baseline)\n${formatTable(header, rows)}`;
}

function worstOf(metric: MetricDefinition, values: readonly number[]): number {
  return values[worstIndex(values, metric.worse)] ?? Number.NaN;
}

function cell(metric: MetricDefinition, engine = Number.NaN, baseline = Number.NaN): string {
  const format = (value: number): string =>
    metric.unit === 'share'
      ? formatShare(value, metric.digits)
      : formatNumber(value, metric.digits);
  return `${format(engine)} (${format(baseline)})`;
}

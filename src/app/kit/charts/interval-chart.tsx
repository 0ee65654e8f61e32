import './charts.css';
import { useId } from 'react';
import { ChartTable } from './chart-table.tsx';

export interface IntervalPoint {
  /** Unlike any other's in its chart. */
  readonly label: string;
  /** Under the chart. */
  readonly short: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Value and interval, as they are read. */
  readonly text: string;
  /** Drawn as a ring: it is of another kind than the others. */
  readonly isHollow?: boolean;
}

interface IntervalChartProps {
  readonly title: string;
  /** What the labels are and what the values are: the heads of the table that stands for the chart. */
  readonly heads: readonly [label: string, value: string];
  /** At least one. */
  readonly points: readonly IntervalPoint[];
  /** What a dot and what a ring stands for, where there are both. */
  readonly legend?: readonly [dot: string, ring: string];
  /** How an end of the scale is written. */
  readonly format: (value: number) => string;
}

const HEIGHT = 100;

/** Values over time, each with its interval; the scale is as wide as they need. A table says the same in words. */
export function IntervalChart({ title, heads, points, legend, format }: IntervalChartProps) {
  const id = useId();
  const low = Math.min(...points.map((point) => point.low));
  const high = Math.max(...points.map((point) => point.high));
  const x = (place: number): number => round((100 * (place + 0.5)) / points.length);
  const y = (value: number): number =>
    high > low ? round(HEIGHT - ((value - low) / (high - low)) * HEIGHT) : HEIGHT / 2;
  const labels = shownLabels(points);
  const line = points.map(({ value }, place) => `${x(place)} ${y(value)}`).join('L');
  const dots = (isDrawn: (point: IntervalPoint) => boolean): string =>
    points
      .map((point, place) => (isDrawn(point) ? `M${x(place)} ${y(point.value)}h0` : ''))
      .join('');
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id} className="chart-title">
        {title}
      </figcaption>
      <div className="chart-plot" aria-hidden="true">
        <div className="interval-plot">
          <p className="interval-ends tnum">
            <span>{format(high)}</span>
            <span>{format(low)}</span>
          </p>
          <svg viewBox="-2 -8 104 116" preserveAspectRatio="none">
            <path className="interval-line" d={`M${line}`} />
            <path
              className="interval-reach"
              d={points
                .map((point, place) => `M${x(place)} ${y(point.low)}V${y(point.high)}`)
                .join('')}
            />
            <path className="interval-dot" d={dots(() => true)} />
            <path className="interval-hole" d={dots(({ isHollow }) => isHollow === true)} />
          </svg>
          <ol className="chart-labels interval-labels" data-ends={labels.length < points.length}>
            {labels.map(({ label, short }) => (
              <li key={label}>{short}</li>
            ))}
          </ol>
        </div>
        {legend === undefined ? null : (
          <ul className="interval-legend">
            {legend.map((name, kind) => (
              <li key={name}>
                <span data-hollow={kind > 0} />
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
      <ChartTable title={title} heads={heads} rows={points} />
    </figure>
  );
}

/** All of a few, the first and the last of many. */
function shownLabels(points: readonly IntervalPoint[]): readonly IntervalPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  return points.length <= 6 || first === undefined || last === undefined ? points : [first, last];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

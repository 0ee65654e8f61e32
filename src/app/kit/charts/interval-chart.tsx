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
  /** Where it stands in time, in any unit, where `until` is given; without it points stand evenly. */
  readonly at?: number;
}

/** Where the time of a chart ends whose values hold until the next one. */
export interface ChartEnd {
  /** No less than that of any point. */
  readonly at: number;
  /** Under the chart. */
  readonly short: string;
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
  /** Each value holds until the next, the last until here; points stand by their time. */
  readonly until?: ChartEnd;
}

const HEIGHT = 100;
/** Between the first and the last moment of a chart by time: dots at its very edge would be cut. */
const EDGE = 2;

/** Where each point stands between 0 and 100. */
function placesOf(
  points: readonly IntervalPoint[],
  until: ChartEnd | undefined,
): readonly number[] {
  const first = points[0]?.at ?? 0;
  const span = (until?.at ?? first) - first;
  if (span <= 0) return points.map((_, place) => round((100 * (place + 0.5)) / points.length));
  return points.map(({ at = first }) => round(EDGE + (100 - 2 * EDGE) * ((at - first) / span)));
}

/** Values over time, each with its interval; the scale is as wide as they need. A table says the same in words. */
export function IntervalChart({ title, heads, points, legend, format, until }: IntervalChartProps) {
  const id = useId();
  const low = Math.min(...points.map((point) => point.low));
  const high = Math.max(...points.map((point) => point.high));
  const places = placesOf(points, until);
  const x = (place: number): number => places[place] ?? 0;
  const y = (value: number): number =>
    high > low ? round(HEIGHT - ((value - low) / (high - low)) * HEIGHT) : HEIGHT / 2;
  const labels = shownLabels(points, until);
  const line = until === undefined ? straightLine(points, x, y) : steps(points, x, y);
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
            <path className="interval-line" d={line} />
            <path
              className="interval-reach"
              d={points
                .map((point, place) => `M${x(place)} ${y(point.low)}V${y(point.high)}`)
                .join('')}
            />
            <path className="interval-dot" d={dots(() => true)} />
            <path className="interval-hole" d={dots(({ isHollow }) => isHollow === true)} />
          </svg>
          <ol
            className="chart-labels interval-labels"
            data-ends={until !== undefined || labels.length < points.length}
          >
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

type Scale = (of: number) => number;

function straightLine(points: readonly IntervalPoint[], x: Scale, y: Scale): string {
  return `M${points.map(({ value }, place) => `${x(place)} ${y(value)}`).join('L')}`;
}

/** Each value is a level that holds until the next point, the last until the end. */
function steps(points: readonly IntervalPoint[], x: Scale, y: Scale): string {
  const [first] = points;
  if (first === undefined) return '';
  const rest = points.slice(1).map(({ value }, place) => `H${x(place + 1)}V${y(value)}`);
  return `M${x(0)} ${y(first.value)}${rest.join('')}H${100 - EDGE}`;
}

/** All of a few that stand evenly, else what stands at the ends. */
function shownLabels(
  points: readonly IntervalPoint[],
  until: ChartEnd | undefined,
): readonly Pick<IntervalPoint, 'label' | 'short'>[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return points;
  if (until !== undefined) return [first, { label: until.short, short: until.short }];
  return points.length <= 6 ? points : [first, last];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

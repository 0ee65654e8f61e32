import './charts.css';
import { useId } from 'react';
import { ChartTable } from './chart-table.tsx';

export interface IntervalPoint {
  /** Unique in its chart. */
  readonly label: string;
  /** Shown under the chart. */
  readonly short: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Value and interval, as text. */
  readonly text: string;
  /** Drawn as a ring, since it is of a different kind from the others. */
  readonly isHollow?: boolean;
  /** Its moment, in any unit; used only where the chart has `until`. Otherwise points are evenly spaced. */
  readonly at?: number;
}

/** The end of the time axis, for a chart whose values each hold until the next. */
export interface ChartEnd {
  /** No earlier than that of any point. */
  readonly at: number;
  /** Shown under the chart. */
  readonly short: string;
}

interface IntervalChartProps {
  readonly title: string;
  /** What the labels and the values are: the column headings of the table that stands in for the chart. */
  readonly heads: readonly [label: string, value: string];
  /** At least one. */
  readonly points: readonly IntervalPoint[];
  /** What a dot and what a ring stands for, where there are both. */
  readonly legend?: readonly [dot: string, ring: string];
  /** Writes the value at an end of the scale. */
  readonly format: (value: number) => string;
  /**
   * Where given, each value holds until the next, the last until here, and points are placed by their time.
   */
  readonly until?: ChartEnd;
}

const HEIGHT = 100;
/** Left free at either side of a chart with `until`: dots at the very edge would be cut off. */
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

/** Every label where points are few and evenly spaced, otherwise only those at the ends. */
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

import './charts.css';
import { useId, type ReactNode } from 'react';
import { ChartTable } from './chart-table.tsx';
import { barsOf, lineThrough, scaleEnd, type Drawing } from './scale.ts';

export interface ChartPoint {
  /** Unique in its chart. */
  readonly label: string;
  readonly value: number;
  /**
   * Shown under the chart where `label` is too long; with many points, empty for all but the first and the
   * last.
   */
  readonly short?: string;
}

export interface ChartProps {
  readonly title: string;
  /** What the labels and the values are: the column headings of the table that stands in for the chart. */
  readonly heads: readonly [label: string, value: string];
  readonly points: readonly ChartPoint[];
}

/** Shapes are stretched to the chart's own size; strokes are not. */
const DRAWING: Drawing = { width: 100, height: 100 };

/** A chart of separate counts. */
export function BarChart(props: ChartProps) {
  const bars = barsOf(
    props.points.map(({ value }) => value),
    DRAWING,
  );
  return (
    <ChartFrame {...props}>
      {bars.map((bar, place) => (
        <rect key={props.points[place]?.label} className="chart-bar" {...bar} />
      ))}
    </ChartFrame>
  );
}

/** A chart of values that change gradually. */
export function LineChart(props: ChartProps) {
  const path = lineThrough(
    props.points.map(({ value }) => value),
    DRAWING,
  );
  return (
    <ChartFrame {...props}>
      <path className="chart-line" d={path} vectorEffect="non-scaling-stroke" />
    </ChartFrame>
  );
}

/** Whether only the first and the last point are named under the chart. */
function hasEndsAlone(points: readonly ChartPoint[]): boolean {
  return points.some(({ short }) => short === '');
}

/** A small drawing for the eye, and the same values as a table for screen readers. */
function ChartFrame({ title, heads, points, children }: ChartProps & { children: ReactNode }) {
  const id = useId();
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id} className="chart-title">
        {title}
      </figcaption>
      <div className="chart-plot" aria-hidden="true">
        <span className="chart-end tnum">{scaleEnd(points.map(({ value }) => value))}</span>
        <svg viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} preserveAspectRatio="none">
          {children}
        </svg>
        <ol className="chart-labels" data-ends={hasEndsAlone(points)}>
          {points
            .filter(({ short }) => short !== '')
            .map(({ label, short }) => (
              <li key={label}>{short ?? label}</li>
            ))}
        </ol>
      </div>
      <ChartTable
        title={title}
        heads={heads}
        rows={points.map(({ label, value }) => ({ label, text: String(value) }))}
      />
    </figure>
  );
}

import './trend-chart.css';
import { useId, useState, type PointerEvent } from 'react';
import { labelledDays, spreadLabels, ticksOf } from './trend-scale.ts';

export interface TrendSeries {
  readonly name: string;
  /** One for each day; null where nothing is known of it. */
  readonly values: readonly (number | null)[];
  /** `plain` and `accent` are for the days shown, `before` for the period preceding them. */
  readonly tone: 'plain' | 'accent' | 'before';
}

export interface TrendDay {
  /** Unique in its chart. */
  readonly label: string;
  /** Shown under the chart. */
  readonly short: string;
}

interface TrendChartProps {
  readonly title: string;
  /** Names the days: the heading of the first column of the table that stands in for the chart. */
  readonly dayHead: string;
  readonly days: readonly TrendDay[];
  readonly series: readonly TrendSeries[];
  readonly format: (value: number) => string;
  /** Writes a tick of the scale; by default as `format` does. */
  readonly formatTick?: (value: number) => string;
  /** Whether values are counted one by one. */
  readonly isWhole?: boolean;
  /** Stands in for a value that is not known. */
  readonly unknown: string;
  /** Names the control that chooses a day by the keyboard. */
  readonly chooseDay: string;
}

/** Height of the drawing, in pixels; the style sheet has it, too. */
const HEIGHT = 240;
/** Minimum distance between two names, in pixels. */
const NAME_GAP = 18;

/**
 * Lines over the days of a period, named where they end. The values of one day are read by pointing at it, by touch
 * or with the arrow keys; a table has all of them for screen readers.
 */
export function TrendChart(props: TrendChartProps) {
  const { title, dayHead, days, series, format, isWhole = true, unknown, chooseDay } = props;
  const formatTick = props.formatTick ?? format;
  const id = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const last = days.length - 1;
  const read = Math.min(pointed ?? last, last);
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const ticks = ticksOf(Math.max(0, ...known), isWhole);
  const top = ticks.at(-1) ?? 1;
  const x = (place: number): number => (last <= 0 ? 50 : (100 * place) / last);
  const y = (value: number): number => HEIGHT - (value / top) * HEIGHT;
  const names = spreadLabels(
    series.map(({ values }) => y(values.findLast((value) => value !== null) ?? 0)),
    NAME_GAP,
    HEIGHT,
  );
  const textOf = (value: number | null | undefined): string =>
    value === null || value === undefined ? unknown : format(value);
  const point = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width === 0 ? 0 : (event.clientX - left) / width;
    setPointed(Math.min(last, Math.max(0, Math.round(share * last))));
  };
  return (
    <figure className="trend" aria-labelledby={id}>
      <figcaption id={id} className="sr-only">
        {title}
      </figcaption>
      <p className="trend-reading tnum" aria-hidden="true">
        <span className="trend-day">{days[read]?.label}</span>
        {series.map(({ name, values, tone }) => (
          <span key={name} className="trend-value" data-tone={tone}>
            <i />
            {name} <b>{textOf(values[read])}</b>
          </span>
        ))}
      </p>
      <div className="trend-plot">
        <ol className="trend-ticks tnum" aria-hidden="true">
          {ticks.map((tick) => (
            <li key={tick} style={{ top: y(tick) }}>
              {formatTick(tick)}
            </li>
          ))}
        </ol>
        <div
          className="trend-field"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => {
            setPointed(null);
          }}
        >
          <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            {ticks.map((tick) => (
              <path key={tick} className="trend-grid" d={`M0 ${y(tick)}H100`} />
            ))}
            {series.map(({ name, values, tone }, place) => (
              <g key={name} data-tone={tone}>
                {place === 0 ? <path className="trend-area" d={areaOf(values, x, y)} /> : null}
                <path className="trend-line" d={lineOf(values, x, y)} />
              </g>
            ))}
          </svg>
          <div className="trend-cursor" aria-hidden="true" style={{ left: `${x(read)}%` }}>
            {series.map(({ name, values, tone }) => {
              const value = values[read];
              return value === null || value === undefined || tone === 'before' ? null : (
                <i key={name} data-tone={tone} style={{ top: y(value) }} />
              );
            })}
          </div>
          <input
            type="range"
            className="trend-choose"
            aria-label={chooseDay}
            min={0}
            max={Math.max(0, last)}
            value={read}
            aria-valuetext={[
              days[read]?.label ?? '',
              ...series.map(({ name, values }) => `${name} ${textOf(values[read])}`),
            ].join(', ')}
            onChange={({ currentTarget }) => {
              setPointed(currentTarget.valueAsNumber);
            }}
          />
        </div>
        <ol className="trend-names" aria-hidden="true">
          {series.map(({ name, tone }, place) => (
            <li key={name} data-tone={tone} style={{ top: names[place] }}>
              {name}
            </li>
          ))}
        </ol>
        <ol className="trend-days" aria-hidden="true">
          {labelledDays(days.length).map((place) => (
            <li key={place} style={{ left: `${x(place)}%` }}>
              {days[place]?.short}
            </li>
          ))}
        </ol>
      </div>
      {/* A table is never narrower than its words, so its wrapper is what is hidden. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{dayHead}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ label }, place) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{textOf(values[place])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

type Place = (value: number) => number;

/** A line through the known values, with a gap where there are none. */
function lineOf(values: readonly (number | null)[], x: Place, y: Place): string {
  return values
    .map((value, place) => {
      if (value === null) return '';
      const begins = place === 0 || values[place - 1] === null;
      return `${begins ? 'M' : 'L'}${round(x(place))} ${round(y(value))}`;
    })
    .join('');
}

/** The area under a line without gaps; empty for a line with gaps or a single value. */
function areaOf(values: readonly (number | null)[], x: Place, y: Place): string {
  if (values.length < 2 || values.includes(null)) return '';
  return `${lineOf(values, x, y)}L${x(values.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

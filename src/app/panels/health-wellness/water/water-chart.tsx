import { fillIn } from '#content/fill-in.ts';
import { WATER_WORDS } from '#content/panels/wellness-water-words.ts';
import { GOAL, lastDays, type WaterLog } from '#domain/wellness/water-log.ts';
import { ChartTable } from '#app/kit/charts/chart-table.tsx';
import { longDay, milliliters, shortDay } from './water-words.ts';

/** The drawing is stretched to the chart's own size. */
const SIZE = 100;

/** Thirty days as bars against the goal, and the same as a table for screen readers. */
export function WaterChart({ log, day }: { log: WaterLog; day: string }) {
  const days = lastDays(log, day);
  const most = Math.max(GOAL, ...days.map(({ consumed }) => consumed));
  const room = SIZE / days.length;
  const height = (amount: number): number => (SIZE * amount) / most;
  return (
    <section>
      <h3 className="caps text-fg-3">{WATER_WORDS.chart}</h3>
      {days.every(({ consumed }) => consumed === 0) ? (
        <p className="mt-2 text-sm text-fg-2">{WATER_WORDS.chartEmpty}</p>
      ) : (
        <>
          <div className="water-chart" aria-hidden="true">
            <span className="water-chart-goal tnum" style={{ '--height': height(GOAL) / SIZE }}>
              {fillIn(WATER_WORDS.chartValue, { consumed: milliliters(GOAL) })}
            </span>
            <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none">
              {days.map(({ day: on, consumed }, place) => (
                <rect
                  key={on}
                  x={(place + 1 / 6) * room}
                  y={SIZE - height(consumed)}
                  width={(room * 2) / 3}
                  height={height(consumed)}
                />
              ))}
              <path d={`M0 ${SIZE - height(GOAL)}H${SIZE}`} />
            </svg>
            <p className="water-chart-ends tnum">
              <span>{shortDay(days[0]?.day ?? day)}</span>
              <span>{shortDay(day)}</span>
            </p>
          </div>
          <ChartTable
            title={WATER_WORDS.chart}
            heads={WATER_WORDS.chartHeads}
            rows={days.map(({ day: on, consumed }) => ({
              label: longDay(on),
              text: fillIn(WATER_WORDS.chartValue, { consumed: milliliters(consumed) }),
            }))}
          />
        </>
      )}
    </section>
  );
}

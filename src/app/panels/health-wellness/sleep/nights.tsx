import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { SLEEP_TOASTS, SLEEP_WORDS } from '#content/panels/wellness-sleep-words.ts';
import type { SleepLog } from '#domain/wellness/sleep/sleep-log.ts';
import { BarChart, type ChartPoint } from '#app/kit/charts/chart.tsx';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { longDay } from '#app/panels/health-wellness/water/water-words.ts';
import { sleepRecord } from './sleep-record.ts';

/** How many nights are drawn. */
const SHOWN = 14;

/** The last nights in hours, and what takes them away. */
export function Nights({ days, isLasting }: { days: SleepLog; isLasting: boolean }) {
  const [asks, setAsks] = useState(false);
  const points = pointsOf(days);
  return (
    <section>
      <h3 className="caps text-fg-3">{SLEEP_WORDS.nights}</h3>
      {points.length === 0 ? null : (
        <BarChart
          title={
            points.length === 1
              ? SLEEP_WORDS.nightsChartOne
              : fillIn(SLEEP_WORDS.nightsChart, { count: points.length })
          }
          heads={SLEEP_WORDS.nightsHeads}
          points={points}
        />
      )}
      <p className="mt-1 text-xs text-fg-3">{isLasting ? SLEEP_WORDS.kept : SLEEP_WORDS.notKept}</p>
      {days.length === 0 ? null : (
        <button
          type="button"
          className="quiet-button sleep-erase"
          onClick={() => {
            setAsks(true);
          }}
        >
          {SLEEP_WORDS.erase}
        </button>
      )}
      {asks ? (
        <EraseDialog
          onClose={() => {
            setAsks(false);
          }}
        />
      ) : null}
    </section>
  );
}

function EraseDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={SLEEP_WORDS.eraseTitle}
      description={SLEEP_WORDS.eraseAbout}
      close={SLEEP_WORDS.eraseNo}
      onClose={onClose}
    >
      <div className="dialog-actions">
        <button
          type="button"
          className="button-carmine"
          onClick={() => {
            sleepRecord.erase();
            toast(SLEEP_TOASTS.erased);
            onClose();
          }}
        >
          {SLEEP_WORDS.eraseYes}
        </button>
        <button type="button" className="button-secondary" onClick={onClose}>
          {SLEEP_WORDS.eraseNo}
        </button>
      </div>
    </Dialog>
  );
}

/** A day can occur twice after a clock was set back; from the second time on, its label has a number. */
function pointsOf(days: SleepLog): readonly ChartPoint[] {
  const seen = new Map<string, number>();
  return days
    .flatMap(({ day, hours }) => (hours === null ? [] : [{ day, hours }]))
    .slice(-SHOWN)
    .map(({ day, hours }) => {
      const label = longDay(day);
      const times = (seen.get(label) ?? 0) + 1;
      seen.set(label, times);
      return {
        label: times === 1 ? label : fillIn(SLEEP_WORDS.nightAgain, { label, times }),
        // There is room for no more than the day of the month.
        short: String(Number(day.slice(-2))),
        value: hours,
      };
    });
}

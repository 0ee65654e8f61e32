import './sleep.css';
import { useEffect } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useStore } from 'zustand';
import { SLEEP_WORDS } from '#content/panels/wellness-sleep-words.ts';
import { loggedSleep, type SleepDay, type SleepEntry } from '#domain/wellness/sleep/sleep-log.ts';
import { MeasuringProgress } from '#app/look/measures/measuring-progress.tsx';
import { TabFoot } from '#app/panels/health-wellness/parts/tab-foot.tsx';
import { today, useToday } from '#app/kit/clock/use-today.ts';
import { Morning } from './morning.tsx';
import { MorningMakeupCard } from './morning-makeup-card.tsx';
import { NightForm } from './night-form.tsx';
import { Nights } from './nights.tsx';
import { sleepRecord } from './sleep-record.ts';
import { useMorning } from './use-morning.ts';

/** Logs for today, in the person's own time zone. */
function log(entry: Omit<SleepEntry, 'day'>): void {
  const day = today();
  sleepRecord.change(({ days }) => ({
    v: 1,
    days: loggedSleep(days, { day, ...entry }, uuidv7()),
  }));
}

const NOTHING_TODAY: Omit<SleepDay, 'id' | 'day'> = { hours: null, quality: null, impact: null };

/** Last night as a person says it, this morning as the camera sees it, and makeup for both. */
export function SleepTab() {
  const { value, isLasting } = useStore(sleepRecord.store);
  const { days } = value;
  const day = useToday();
  const newest = days.at(-1);
  const now = newest?.day === day ? newest : { id: '', day, ...NOTHING_TODAY };
  const { state, measure, cancel } = useMorning((impact) => {
    log({ impact });
  });
  useEffect(() => {
    sleepRecord.readAgain();
  }, []);
  return (
    <>
      <NightForm night={now} onLog={log} />
      {state.phase === 'measuring' ? (
        <section>
          <MeasuringProgress
            label={SLEEP_WORDS.measuring}
            hint={SLEEP_WORDS.hint}
            share={state.share}
          />
        </section>
      ) : (
        <Morning log={days} now={now} failure={state.phase === 'failed' ? state : null} />
      )}
      <MorningMakeupCard log={days} now={now} />
      <Nights days={days} isLasting={isLasting} />
      <TabFoot>
        {state.phase === 'measuring' ? (
          <button type="button" className="button-secondary" onClick={cancel}>
            {SLEEP_WORDS.cancel}
          </button>
        ) : (
          <button
            type="button"
            className={now.impact === null ? 'button-carmine' : 'button-secondary'}
            onClick={() => void measure()}
          >
            {now.impact === null ? SLEEP_WORDS.measure : SLEEP_WORDS.again}
          </button>
        )}
      </TabFoot>
    </>
  );
}

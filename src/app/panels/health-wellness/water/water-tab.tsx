import '#app/look/measures/measures.css';
import './water.css';
import { useEffect } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { WATER_WORDS } from '#content/panels/wellness-water-words.ts';
import {
  consumedOn,
  GLASS,
  GOAL,
  levelOn,
  MOST_GLASSES,
  type ScaledFoundation,
  type WaterLog,
} from '#domain/wellness/water-log.ts';
import { startWaterReminders } from '#app/person/wellness/water-reminders.ts';
import { TabFoot } from '#app/panels/health-wellness/parts/tab-foot.tsx';
import { Reminders } from './reminders.tsx';
import { useToday } from '#app/kit/clock/use-today.ts';
import { useWater } from './use-water.ts';
import { WaterChart } from './water-chart.tsx';
import { longDay, milliliters } from './water-words.ts';

/** The water of a day, glass by glass, and what follows from it. */
export function WaterTab() {
  const { log, isLasting, scaled, add, takeBack, putFoundationBack } = useWater();
  const day = useToday();
  const consumed = consumedOn(log, day);
  useEffect(startWaterReminders, []);
  return (
    <>
      <Today log={log} day={day} />
      {scaled === null ? null : (
        <Foundation scaled={scaled} day={day} onPutBack={putFoundationBack} />
      )}
      <Reminders log={log} day={day} />
      <WaterChart log={log} day={day} />
      <section>
        <div className="withheld-note">
          <span className="withheld-mark" aria-hidden="true" />
          <p>
            <span className="withheld-title">{WATER_WORDS.effectsWithheld}</span>
            <span className="withheld-advice">{WATER_WORDS.effectsAbout}</span>
          </p>
        </div>
      </section>
      <p className="text-xs text-fg-3">{isLasting ? WATER_WORDS.kept : WATER_WORDS.notKept}</p>
      <TabFoot>
        <button
          type="button"
          className="button-primary"
          aria-label={WATER_WORDS.addName}
          disabled={consumed >= MOST_GLASSES * GLASS}
          onClick={add}
        >
          {WATER_WORDS.add}
        </button>
        <button
          type="button"
          className="button-secondary"
          disabled={consumed === 0}
          onClick={takeBack}
        >
          {WATER_WORDS.takeBack}
        </button>
      </TabFoot>
    </>
  );
}

interface OfDay {
  readonly log: WaterLog;
  readonly day: string;
}

/** Glasses that make up the goal. */
const GLASSES = Array.from({ length: GOAL / GLASS }, (_, place) => place + 1);

function Today({ log, day }: OfDay) {
  const consumed = consumedOn(log, day);
  const values = {
    consumed: milliliters(consumed),
    goal: milliliters(GOAL),
    level: levelOn(log, day),
  };
  return (
    <section>
      <h3 className="caps text-fg-3">{WATER_WORDS.today}</h3>
      <p className="sr-only" role="status">
        {fillIn(WATER_WORDS.status, values)}
      </p>
      <p className="water-today" aria-hidden="true">
        <span className="display tnum">{fillIn(WATER_WORDS.consumed, values)}</span>
        <span className="tnum text-sm text-fg-2">{fillIn(WATER_WORDS.ofGoal, values)}</span>
        <span className="water-level tnum">{fillIn(WATER_WORDS.level, values)}</span>
      </p>
      <div className="water-glasses" aria-hidden="true">
        {GLASSES.map((glass) => (
          <span key={glass} data-full={consumed >= glass * GLASS} />
        ))}
      </div>
      <p className="mt-3 text-sm text-fg-2">
        {consumed >= MOST_GLASSES * GLASS ? WATER_WORDS.full : WATER_WORDS.goalAbout}
      </p>
    </section>
  );
}

interface FoundationProps {
  readonly scaled: ScaledFoundation;
  readonly day: string;
  readonly onPutBack: () => void;
}

function Foundation({ scaled, day, onPutBack }: FoundationProps) {
  const { foundationAbout } = WATER_WORDS;
  const from = Math.round(scaled.from);
  return (
    <div className="health-card water-foundation">
      <p>
        <span className="tnum text-md font-medium">
          {fillIn(WATER_WORDS.foundation, { from, to: scaled.to })}
        </span>
        <span className="block text-sm text-fg-2">
          {scaled.day === day
            ? foundationAbout.today
            : fillIn(foundationAbout.earlier, { day: longDay(scaled.day) })}
        </span>
      </p>
      <button
        type="button"
        className="button-secondary adjustment-button"
        aria-label={fillIn(WATER_WORDS.foundationBackName, { from })}
        onClick={onPutBack}
      >
        {WATER_WORDS.foundationBack}
      </button>
    </div>
  );
}

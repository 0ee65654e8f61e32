import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { fillIn } from '#content/fill-in.ts';
import { WATER_TOASTS, WATER_WORDS } from '#content/panels/wellness-water-words.ts';
import { CALENDAR_TYPE, writeCalendar } from '#domain/wellness/calendar-file.ts';
import { levelOn, type WaterLog } from '#domain/wellness/water-log.ts';
import {
  isWaking,
  nextReminder,
  REMIND_EVERY,
  remainingReminders,
} from '#domain/wellness/water-reminders.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { saveFile } from '#app/kit/ui/save-file.ts';
import { askForNotifications, notificationState } from '#app/person/wellness/notifications.ts';
import { water } from '#app/person/wellness/water.ts';
import { timeOfDay } from './water-words.ts';

/** Length of an event in the calendar, in minutes. */
const EVENT_MINUTES = 5;
const USUAL_EVERY = 60;

/** Reminders while a page is open, and a calendar file for the rest of the day. */
export function Reminders({ log, day }: { log: WaterLog; day: string }) {
  const [every, setEvery] = useState(log.remindEvery ?? USUAL_EVERY);
  const [permission, setPermission] = useState(notificationState);
  const [isLate, setIsLate] = useState(false);
  const isOn = log.remindEvery !== null;

  async function remind(): Promise<void> {
    setPermission(await askForNotifications());
    const now = Date.now();
    water.change((before) => ({ ...before, remindEvery: every, lastReminder: now }));
    const next = nextReminder(now, every, now);
    if (isWaking(new Date(next))) toast(WATER_TOASTS.reminderSet, { time: timeOfDay(next) });
    else toast(WATER_TOASTS.remindersSet);
  }

  function saveCalendar(): void {
    const made = new Date();
    const times = remainingReminders(made, every);
    setIsLate(times.length === 0);
    if (times.length === 0) return;
    const text = writeCalendar({
      product: '-//Lookglass//Water//EN',
      made,
      events: times.map((start) => ({
        uid: uuidv7(),
        start,
        minutes: EVENT_MINUTES,
        summary: WATER_WORDS.event,
        description: WATER_WORDS.eventAbout,
      })),
    });
    saveFile(new Blob([text], { type: CALENDAR_TYPE }), fillIn(WATER_WORDS.calendarFile, { day }));
    toast(times.length === 1 ? WATER_TOASTS.calendarSavedOne : WATER_TOASTS.calendarSaved, {
      count: times.length,
    });
  }

  return (
    <section>
      <h3 className="caps text-fg-3">{WATER_WORDS.reminders}</h3>
      <p className="mt-1 text-sm text-fg-2">{WATER_WORDS.remindersAbout}</p>
      <label className="water-every">
        <span className="text-sm">{WATER_WORDS.every}</span>
        <span className="water-select">
          <select
            value={every}
            onChange={({ target }) => {
              const minutes = Number(target.value);
              setEvery(minutes);
              setIsLate(false);
              if (isOn) water.change((before) => ({ ...before, remindEvery: minutes }));
            }}
          >
            {REMIND_EVERY.map((minutes) => (
              <option key={minutes} value={minutes}>
                {fillIn(WATER_WORDS.minutes, { minutes })}
              </option>
            ))}
          </select>
          <ChevronDown size={16} strokeWidth={1.7} aria-hidden="true" />
        </span>
      </label>
      <div className="water-reminding">
        <button
          type="button"
          className="button-secondary water-button"
          onClick={() => void remind()}
        >
          {WATER_WORDS.remind}
        </button>
        {isOn ? (
          <button
            type="button"
            className="quiet-button water-button"
            onClick={() => {
              water.change((before) => ({ ...before, remindEvery: null, lastReminder: null }));
            }}
          >
            {WATER_WORDS.remindOff}
          </button>
        ) : null}
      </div>
      <p className="text-sm text-fg-2" role="status">
        {isOn ? `${nextWords(log, day)} ${WATER_WORDS.permission[permission]}` : ''}
      </p>
      <div className="water-calendar">
        <p className="text-sm text-fg-2">{WATER_WORDS.calendarAbout}</p>
        <button type="button" className="button-secondary water-button" onClick={saveCalendar}>
          {WATER_WORDS.calendar}
        </button>
        <p className="text-sm" role="status">
          {isLate ? WATER_WORDS.calendarLate : ''}
        </p>
      </div>
    </section>
  );
}

function nextWords(log: WaterLog, day: string): string {
  const { lastReminder, remindEvery } = log;
  if (lastReminder === null || remindEvery === null) return '';
  if (levelOn(log, day) === 100) return WATER_WORDS.reached;
  const next = nextReminder(lastReminder, remindEvery, Date.now());
  return isWaking(new Date(next))
    ? fillIn(WATER_WORDS.next, { time: timeOfDay(next) })
    : WATER_WORDS.nextMorning;
}

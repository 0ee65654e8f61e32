import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarDayOf } from '#domain/gamification/calendar-day.ts';
import {
  addGlass,
  NOTHING_LOGGED,
  parseWaterLog,
  type WaterLog,
} from '#domain/wellness/water-log.ts';
import { startReminderClock } from './reminder-clock.ts';
import { createWellnessRecord } from './wellness-record.ts';

const MINUTE = 60_000;
const stored = new Map<string, string>();

function openTab() {
  const record = createWellnessRecord<WaterLog>({
    storage: {
      read: (key) => stored.get(key) ?? null,
      write: (key, text) => void stored.set(key, text),
      remove: (key) => void stored.delete(key),
    },
    name: 'water',
    owner: 'ada',
    parse: parseWaterLog,
    empty: NOTHING_LOGGED,
  });
  const remind = vi.fn<() => void>();
  const end = startReminderClock({
    record,
    now: Date.now,
    schedule: (task, milliseconds) => {
      const timer = setTimeout(task, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
    remind,
  });
  return { record, remind, end };
}

const every =
  (minutes: number | null) =>
  (log: WaterLog): WaterLog => ({ ...log, remindEvery: minutes, lastReminder: Date.now() });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 9) });
});

afterEach(() => {
  vi.useRealTimers();
  stored.clear();
});

describe('reminders', () => {
  it('come one interval after they were asked for, and then again and again', () => {
    const { record, remind } = openTab();
    record.change(every(60));
    vi.advanceTimersByTime(59 * MINUTE);
    expect(remind).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(MINUTE);
    expect(remind).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60 * MINUTE);
    expect(remind).toHaveBeenCalledTimes(2);
  });

  it('come to only one of two tabs', () => {
    const [one, other] = [openTab(), openTab()];
    one.record.change(every(30));
    other.record.readAgain();
    vi.advanceTimersByTime(30 * MINUTE);
    expect(one.remind.mock.calls.length + other.remind.mock.calls.length).toBe(1);
  });

  it('go on after the clock is set back', () => {
    const { record, remind } = openTab();
    record.change(every(60));
    vi.setSystemTime(new Date(2026, 10, 22, 9));
    vi.advanceTimersByTime(61 * MINUTE);
    expect(remind).toHaveBeenCalledTimes(1);
  });

  it('rest at night, and once the goal is reached', () => {
    vi.setSystemTime(new Date(2026, 10, 23, 21, 30));
    const { record, remind } = openTab();
    record.change(every(60));
    vi.advanceTimersByTime(9 * 60 * MINUTE);
    expect(remind).toHaveBeenCalledTimes(0);
    const day = calendarDayOf(new Date());
    for (let glass = 0; glass < 8; glass += 1) record.change((log) => addGlass(log, day));
    vi.advanceTimersByTime(5 * 60 * MINUTE);
    expect(remind).toHaveBeenCalledTimes(0);
  });

  it('stop when they are turned off, and with the page', () => {
    const { record, remind, end } = openTab();
    record.change(every(30));
    record.change(every(null));
    vi.advanceTimersByTime(90 * MINUTE);
    record.change(every(30));
    end();
    vi.advanceTimersByTime(90 * MINUTE);
    expect(remind).toHaveBeenCalledTimes(0);
  });
});

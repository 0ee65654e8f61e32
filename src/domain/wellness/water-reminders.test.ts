import { describe, expect, it } from 'vitest';
import { isWaking, nextReminder, remainingReminders } from './water-reminders.ts';

const at = (hour: number, minute = 0) => new Date(2026, 10, 23, hour, minute);
const hours = (dates: readonly Date[]) => dates.map((date) => [date.getHours(), date.getMinutes()]);

describe('the next reminder', () => {
  it('is due one interval after the last', () => {
    expect(nextReminder(at(9).getTime(), 60, at(9, 20).getTime())).toBe(at(10).getTime());
  });

  it('is never further away than that, also where the clock was set back by a day', () => {
    const tomorrow = new Date(2026, 10, 24, 9).getTime();
    expect(nextReminder(tomorrow, 60, at(9).getTime())).toBe(at(10).getTime());
  });
});

describe('the rest of a day', () => {
  it('has a reminder after each interval, and none from 10 pm on', () => {
    expect(hours(remainingReminders(at(18, 30), 60))).toEqual([
      [19, 30],
      [20, 30],
      [21, 30],
    ]);
    expect(hours(remainingReminders(at(20), 60))).toEqual([[21, 0]]);
  });

  it('has none in the evening, and none before 7 in the morning', () => {
    expect(remainingReminders(at(21, 30), 30)).toEqual([]);
    expect(remainingReminders(at(23, 50), 30)).toEqual([]);
    expect(hours(remainingReminders(at(5), 120))[0]).toEqual([7, 0]);
  });

  it('is between 7 am and 10 pm', () => {
    expect([6, 7, 21, 22].map((hour) => isWaking(at(hour)))).toEqual([false, true, true, false]);
  });
});

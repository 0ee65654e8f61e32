import { useEffect, useState } from 'react';
import { calendarDayOf, type CalendarDay } from '#domain/gamification/calendar-day.ts';
import { repeat } from '#studio/browser/timers.ts';

/** How often the clock is looked at, in milliseconds. */
const LOOK = 15_000;

export function today(): CalendarDay {
  return calendarDayOf(new Date());
}

/** Today on this device, kept up to date past midnight and when its clock is set. */
export function useToday(): CalendarDay {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const look = (): void => {
      setDay(today());
    };
    const end = repeat(look, LOOK);
    document.addEventListener('visibilitychange', look);
    return () => {
      end();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
}

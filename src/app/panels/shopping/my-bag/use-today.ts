import { useEffect, useState } from 'react';
import { calendarDayOf, type CalendarDay } from '#domain/gamification/calendar-day.ts';

const today = (): CalendarDay => calendarDayOf(new Date());

/** The device's own day; also of a page that was left open over midnight. */
export function useToday(): CalendarDay {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const look = (): void => {
      setDay(today());
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
}

/** The time of an announced session, as people read and choose it: in their own time zone. */

import { isPlanTime } from '#domain/live/live-plan.ts';

/** Such as `Tue, Nov 24, 8:30 PM`. */
export function planTimeWords(startsAt: string): string {
  return new Date(startsAt).toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** Such as `GMT+1`; the name of the zone where the browser has no short one. */
export function timeZoneWords(now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** As a field for date and time holds it: `2026-11-24T20:30`, in the time zone of the device. */
export function fieldTime(time: Date): string {
  const pad = (value: number): string => String(value).padStart(2, '0');
  const day = [time.getFullYear(), pad(time.getMonth() + 1), pad(time.getDate())].join('-');
  return `${day}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}

/** The next full hour that is at least an hour ahead. */
export function proposedTime(now: Date): Date {
  const time = new Date(now);
  time.setHours(time.getHours() + 2, 0, 0, 0);
  return time;
}

/** Parses what a field holds: the moment, or what is wrong with it. */
export function chosenTime(field: string, now: Date): Date | 'missing' | 'past' | 'far' {
  const time = new Date(field);
  if (field === '' || Number.isNaN(time.getTime())) return 'missing';
  if (isPlanTime(time, now)) return time;
  return time <= now ? 'past' : 'far';
}

/** Moments and spans as feeds write them: ISO 8601, as Google's product data has it. */

const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const DAY_MS = 24 * 60 * 60_000;

/** `+0100` is what many feeds write for `+01:00`. */
function zoneOf(text: string | undefined): string {
  if (text === undefined || text.toUpperCase() === 'Z') return 'Z';
  return text.includes(':') ? text : `${text.slice(0, 3)}:${text.slice(3)}`;
}

/**
 * Milliseconds since 1970; a day alone stands for its beginning, and text without a zone is in UTC. Null
 * for anything else.
 */
function momentOf(text: string): { readonly at: number; readonly isDay: boolean } | null {
  const found = MOMENT.exec(text.trim());
  if (found === null) return null;
  const [, day = '', minutes, seconds = ':00', zone] = found;
  const at = Date.parse(`${day}T${minutes ?? '00:00'}${seconds}${zoneOf(zone)}`);
  return Number.isNaN(at) ? null : { at, isDay: minutes === undefined };
}

/**
 * Whether a date of a feed is over; a day is over when the next one begins. Text that is not a date is
 * never over.
 */
export function hasPassed(text: string | undefined, now: Date): boolean {
  const moment = momentOf(text ?? '');
  if (moment === null) return false;
  return moment.at + (moment.isDay ? DAY_MS : 0) <= now.getTime();
}

/** Whether now is between the two dates of `2026-11-20/2026-11-27`; true where none or no such span is given. */
export function isWithin(text: string | undefined, now: Date): boolean {
  const [from = '', until = ''] = (text ?? '').split('/');
  const start = momentOf(from);
  if (start === null || momentOf(until) === null) return true;
  return start.at <= now.getTime() && !hasPassed(until, now);
}

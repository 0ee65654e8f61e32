import { ACTIVITY_WORDS } from '#content/activity-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { ageOf } from '#domain/relative-time/relative-time.ts';

/** How long ago something was, in words such as `3 hours ago`. */
export function ageWords(happenedAt: Date, now: Date): string {
  const { unit, count } = ageOf(happenedAt, now);
  if (unit === 'day') {
    return count === 1 ? ACTIVITY_WORDS.oneDay : fillIn(ACTIVITY_WORDS.days, { count });
  }
  if (count === 0) return ACTIVITY_WORDS.underAnHour;
  return count === 1 ? ACTIVITY_WORDS.oneHour : fillIn(ACTIVITY_WORDS.hours, { count });
}

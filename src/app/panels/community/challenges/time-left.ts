import { CHALLENGES_WORDS as WORDS } from '#content/panels/challenges-words.ts';
import { fillIn } from '#content/fill-in.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** How long it is until a moment, in the coarse words in which people speak of it. */
export function timeLeft(moment: string, now: number): string {
  const hours = Math.floor((Date.parse(moment) - now) / HOUR_MS);
  if (hours < 0) return WORDS.over;
  if (hours === 0) return WORDS.minutesLeft;
  if (hours === 1) return WORDS.oneHourLeft;
  if (hours < DAY_HOURS) return fillIn(WORDS.hoursLeft, { count: hours });
  const days = Math.floor(hours / DAY_HOURS);
  return days === 1 ? WORDS.oneDayLeft : fillIn(WORDS.daysLeft, { count: days });
}

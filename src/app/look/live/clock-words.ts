/** How long a session has lasted, as a clock shows it. */

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** Seconds as `03:15`. */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${pad(Math.floor(whole / MINUTE_S))}:${pad(whole % MINUTE_S)}`;
}

/** How long something has lasted by now; empty before it has begun. */
export function elapsedWords(startedAt: string | null, now: number): string {
  if (startedAt === null) return '';
  return clockWords((now - Date.parse(startedAt)) / SECOND_MS);
}

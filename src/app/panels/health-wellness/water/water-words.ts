/** Water, days and times as they are read. */

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const SHORT_DAY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Such as `1,250`. */
export function milliliters(amount: number): string {
  return amount.toLocaleString('en-US');
}

/** Such as `November 21`. A calendar day is the same day everywhere. */
export function longDay(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

/** Such as `Nov 21`. */
export function shortDay(day: string): string {
  return SHORT_DAY.format(new Date(`${day}T00:00:00Z`));
}

/** Such as `3:40 PM`, where the person is. */
export function timeOfDay(moment: number): string {
  return TIME.format(moment);
}

/** Dates as the pages show them: in the reader's own time zone, in the product's language. */

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

function formatted(moment: string, format: Intl.DateTimeFormat): string | null {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? null : format.format(date);
}

/** Such as `November 21, 2026`; null for text that is not a date. */
export function formatDay(moment: string): string | null {
  return formatted(moment, DAY);
}

/** Such as `November 21, 2026 at 2:03 PM`; null for text that is not a date. */
export function formatDayAndTime(moment: string): string | null {
  return formatted(moment, DAY_AND_TIME);
}

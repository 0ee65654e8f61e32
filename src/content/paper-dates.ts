/** Dates on paper and in mails: in UTC, since the reader’s time zone is not known. */

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Some versions of the data put a narrow space before AM, which few fonts have. */
function withPlainSpaces(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}

/** Such as `November 21, 2026`. */
export function paperDay(date: Date): string {
  return withPlainSpaces(DAY.format(date));
}

/** Such as `November 21, 2026 at 2:03 PM UTC`. */
export function paperTime(date: Date): string {
  return `${withPlainSpaces(DAY_AND_TIME.format(date))} UTC`;
}

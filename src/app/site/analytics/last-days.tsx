import { LAST_DAYS_WORDS as WORDS } from '#content/analytics-words.ts';
import type { Dashboard } from './dashboard-query.ts';
import { countText, weekdayText } from './figure-format.ts';

/** The number of days shown; from the specification. */
const SHOWN = 7;

/** The last seven days, the newest first. */
export function LastDays({ days }: { days: Dashboard['dailyStats'] }) {
  return (
    <table className="figure-table tnum">
      <thead>
        <tr>
          <th scope="col">{WORDS.head}</th>
          <th scope="col" aria-label={WORDS.visitorsLong}>
            {WORDS.visitors}
          </th>
          <th scope="col" aria-label={WORDS.cameraLong}>
            {WORDS.camera}
          </th>
        </tr>
      </thead>
      <tbody>
        {days
          .toSorted((a, b) => b.date.localeCompare(a.date))
          .slice(0, SHOWN)
          .map(({ date, uniqueVisitors, cameraStarts }) => (
            <tr key={date}>
              <th scope="row">
                <time dateTime={date}>{weekdayText(date)}</time>
              </th>
              <td>{countText(uniqueVisitors)}</td>
              <td>{countText(cameraStarts)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

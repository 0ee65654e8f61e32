import { fillIn } from '#content/fill-in.ts';
import { INSIGHT_WORDS, RETENTION_WORDS as WORDS } from '#content/insight-words.ts';
import { percentOf } from '#domain/analytics/rates.ts';
import type { Insights } from './dashboard-query.ts';
import { countText, shortDayText } from './figure-format.ts';

/** Weeks on show: a quarter of a year. */
const MOST_WEEKS = 13;

/** A row for each week of first visits, with the share that came back in each week since: the darker, the more. */
export function Retention({ weeks }: { weeks: Insights['retention'] }) {
  const shown = weeks.slice(0, MOST_WEEKS);
  const widest = Math.min(MOST_WEEKS, Math.max(0, ...shown.map(({ came }) => came.length)));
  if (widest === 0) return <p className="figure-about">{INSIGHT_WORDS.none}</p>;
  const later = Array.from({ length: widest - 1 }, (_, place) => place + 1);
  return (
    <div className="retention" role="region" aria-label={WORDS.scroll} tabIndex={0}>
      <table className="tnum">
        <thead>
          <tr>
            <th scope="col">{WORDS.week}</th>
            <th scope="col">{WORDS.visitors}</th>
            {later.map((count) => (
              <th key={count} scope="col" aria-label={fillIn(WORDS.weeksLater, { count })}>
                {`+${count}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ week, came }) => {
            const [first = 0] = came;
            return (
              <tr key={week}>
                <th scope="row">
                  <time dateTime={week}>{shortDayText(week)}</time>
                </th>
                <td>{countText(first)}</td>
                {came.slice(1, widest).map((count, since) => {
                  const place = since + 1;
                  const percent = percentOf(count, first);
                  return (
                    <td
                      key={place}
                      className="retention-cell"
                      style={{ '--share': `${Math.min(100, Number(percent))}%` }}
                      title={fillIn(WORDS.cell, { percent, count: countText(count) })}
                    >
                      {`${Math.round(Number(percent))}%`}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

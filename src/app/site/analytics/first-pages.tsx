import { FIRST_PAGE_WORDS as WORDS, INSIGHT_WORDS } from '#content/insight-words.ts';
import { percentOf } from '#domain/analytics/rates.ts';
import type { Insights } from './dashboard-query.ts';
import { countText } from './figure-format.ts';

const MOST = 8;

/** What visitors went on to do, by the page on which they arrived. */
export function FirstPages({ pages }: { pages: Insights['firstPages'] }) {
  if (pages.length === 0) return <p className="figure-about">{INSIGHT_WORDS.none}</p>;
  return (
    <table className="figure-table tall-table tnum" style={{ '--figures': 4 }}>
      <thead>
        <tr>
          <th scope="col">{WORDS.page}</th>
          <th scope="col">{WORDS.visitors}</th>
          <th scope="col" aria-label={WORDS.cameraLong}>
            {WORDS.camera}
          </th>
          <th scope="col" aria-label={WORDS.signUpLong}>
            {WORDS.signUp}
          </th>
          <th scope="col" aria-label={WORDS.purchaseLong}>
            {WORDS.purchase}
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.slice(0, MOST).map(({ page, visitors, startedCamera, signedUp, purchased }) => (
          <tr key={page}>
            <th scope="row" className="figure-path">
              {page}
            </th>
            <td>{countText(visitors)}</td>
            {[startedCamera, signedUp, purchased].map((count, place) => (
              <td key={place}>{`${percentOf(count, visitors)}%`}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { fillIn } from '#content/fill-in.ts';
import {
  BROWSER_WORDS,
  FAILURE_INSIGHT_WORDS as WORDS,
  FAILURE_WORDS,
  INSIGHT_WORDS,
} from '#content/insight-words.ts';
import { percentOf } from '#domain/analytics/rates.ts';
import type { Insights } from './dashboard-query.ts';
import { countText } from './figure-format.ts';

const MOST_REASONS = 3;

type OfBrowser = Insights['failures'][number];

function sumOf(part: OfBrowser['failures'][number]['part'], failures: OfBrowser['failures']) {
  return failures.reduce((sum, each) => (each.part === part ? sum + each.count : sum), 0);
}

/** What failed in each browser, as a share of all attempts to start the camera. */
export function Failures({ browsers }: { browsers: Insights['failures'] }) {
  if (browsers.length === 0) return <p className="figure-about">{INSIGHT_WORDS.none}</p>;
  return (
    <table className="figure-table tall-table failure-table tnum" style={{ '--figures': 3 }}>
      <thead>
        <tr>
          <th scope="col">{WORDS.browser}</th>
          <th scope="col">{WORDS.attempts}</th>
          <th scope="col" aria-label={WORDS.cameraLong}>
            {WORDS.camera}
          </th>
          <th scope="col" aria-label={WORDS.engineLong}>
            {WORDS.engine}
          </th>
          <th scope="col">{WORDS.reasons}</th>
        </tr>
      </thead>
      <tbody>
        {browsers.map(({ browser, cameraStarts, failures, before }) => {
          const camera = sumOf('camera', failures);
          const attempts = cameraStarts + camera;
          const attemptsBefore = before.cameraStarts + before.camera;
          return (
            <tr key={browser}>
              <th scope="row">{BROWSER_WORDS[browser]}</th>
              <td>{countText(attempts)}</td>
              <td>
                {`${percentOf(camera, attempts)}%`}
                <Before part={before.camera} whole={attemptsBefore} />
              </td>
              <td>
                {`${percentOf(sumOf('engine', failures), attempts)}%`}
                <Before part={before.engine} whole={attemptsBefore} />
              </td>
              <td>{reasonsOf(failures)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The share in the period before; nothing where the camera was never tried then. */
function Before({ part, whole }: { part: number; whole: number }) {
  if (whole === 0) return null;
  return (
    <span className="figure-before">
      {fillIn(WORDS.before, { percent: percentOf(part, whole) })}
    </span>
  );
}

function reasonsOf(failures: OfBrowser['failures']): string {
  if (failures.length === 0) return WORDS.noFailures;
  return failures
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_REASONS)
    .map(({ failure, count }) =>
      fillIn(WORDS.reason, { reason: FAILURE_WORDS[failure] ?? failure, count: countText(count) }),
    )
    .join(', ');
}

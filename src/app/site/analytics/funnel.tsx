import { fillIn } from '#content/fill-in.ts';
import { FUNNEL_STEP_WORDS, FUNNEL_WORDS as WORDS } from '#content/insight-words.ts';
import { percentOf } from '#domain/analytics/rates.ts';
import type { Insights } from './dashboard-query.ts';
import { countText } from './figure-format.ts';

type Steps = Insights['current']['funnel'];

/** The way from a visit to Pro, and where people leave it. */
export function Funnel({ steps, before }: { steps: Steps; before: Steps }) {
  const [first] = steps;
  const all = first?.visitors ?? 0;
  return (
    <ol className="funnel">
      {steps.map(({ step, visitors, lost }, place) => (
        <li key={step} data-step={step}>
          <span>{FUNNEL_STEP_WORDS[step]}</span>
          <span className="figure-bar" aria-hidden="true">
            <i style={{ width: `${percentOf(visitors, all)}%` }} />
          </span>
          <span className="tnum funnel-count">{countText(visitors)}</span>
          <span className="tnum funnel-before">
            {fillIn(WORDS.before, {
              count: countText(before.find((past) => past.step === step)?.visitors ?? 0),
            })}
          </span>
          <span className="tnum funnel-rate">
            {place === 0 ? null : (
              <>
                <span>{fillIn(WORDS.goOn, { percent: percentOf(visitors, visitors + lost) })}</span>
                <span>{fillIn(WORDS.lost, { count: countText(lost) })}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

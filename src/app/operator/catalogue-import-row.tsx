import { LINE_REFUSALS } from '#content/catalogue-command-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { OPERATOR_CATALOGUE_WORDS as WORDS } from '#content/operator-catalogue-words.ts';
import type { CatalogueImport } from '#contracts/operator-catalogue.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';

const COUNTS = ['lines', 'taken', 'changed', 'vanished'] as const;

function isReason(reason: string): reason is keyof typeof LINE_REFUSALS {
  return Object.hasOwn(LINE_REFUSALS, reason);
}

function reasonWords(reason: string): string {
  return isReason(reason) ? LINE_REFUSALS[reason] : reason;
}

/** A feed that was read; opened, it shows what became of its lines. */
export function CatalogueImportRow({ taken }: { taken: CatalogueImport }) {
  const { retailer, source, state, startedAt, refused, examples, problem } = taken;
  const reasons = Object.entries(refused);
  const count = reasons.reduce((all, [, times]) => all + times, 0);
  return (
    <details className="operator-ticket">
      <summary>
        <span className="operator-row-title">
          {retailer}
          <span
            className="operator-badge-pill"
            data-tone={state === 'broken' ? 'failed' : undefined}
          >
            {WORDS.states[state]}
          </span>
        </span>
        <span className="operator-row-detail">
          <span>{fillIn(WORDS.started, { day: formatDayAndTime(startedAt) ?? '' })}</span>
          {count === 0 ? null : (
            <span>{count === 1 ? WORDS.refusedOne : fillIn(WORDS.refusedAll, { count })}</span>
          )}
        </span>
      </summary>
      <p className="operator-found-detail">{source}</p>
      {problem === null ? null : <p className="operator-reason mt-2">{problem}</p>}
      <dl className="operator-facts">
        {COUNTS.map((name) => (
          <div key={name}>
            <dt>{WORDS.counts[name]}</dt>
            <dd className="tnum">{taken[name].toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      <ul className="operator-reason">
        {reasons.map(([reason, times]) => (
          <li key={reason}>
            {fillIn(WORDS.refused, { count: times, reason: reasonWords(reason) })}
          </li>
        ))}
      </ul>
      {examples.length === 0 ? null : (
        <details className="catalogue-examples">
          <summary>{WORDS.examples}</summary>
          <ul>
            {examples.map(({ line, key, reason }) => (
              <li key={`${line} ${reason}`}>
                <span className="tnum">
                  {fillIn(key === '' ? WORDS.line : WORDS.lineOf, { line, key })}
                </span>
                <span>{reasonWords(reason)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </details>
  );
}

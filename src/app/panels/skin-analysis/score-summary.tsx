import './measured.css';
import { Collapsible } from 'radix-ui';
import { ChevronDown } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { OVERVIEW_WORDS, SCORE_PART_WORDS } from '#content/panels/skin-analysis-words.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import type { ScoredPart, SkinReport } from '#domain/skin-report/skin-report.ts';
import { IntervalMark } from '#app/look/measures/interval-mark.tsx';
import { WithheldNote } from '#app/look/measures/withheld-note.tsx';

/** The score with its parts; one press says what enters, with which weight. */
export function ScoreSummary({ report }: { report: SkinReport }) {
  const { score, scoreParts, skinScore } = report;
  const known = scoreParts.filter(({ weight, reading }) => weight > 0 && !isWithheld(reading));
  return (
    <section aria-label={OVERVIEW_WORDS.score}>
      {skinScore === null || isWithheld(score) ? (
        <WithheldNote
          what={OVERVIEW_WORDS.withheld}
          reason={isWithheld(score) ? score.withheld : 'uncertain'}
        />
      ) : (
        <>
          <div className="skin-score">
            <div>
              <h3 className="caps text-fg-3">{OVERVIEW_WORDS.score}</h3>
              <p className="score-number display tnum">{skinScore}</p>
              <p className="text-xs text-fg-2 tnum">
                {fillIn(OVERVIEW_WORDS.ofHundred, {
                  half: Math.round((score.high - score.low) / 2),
                })}
              </p>
            </div>
            <ul className="score-parts">
              {scoreParts.map((part) => (
                <Part key={part.part} part={part} />
              ))}
            </ul>
          </div>
          <p className="mt-3 text-sm text-fg-2">
            {fillIn(OVERVIEW_WORDS.about, { count: COUNTS[known.length] ?? known.length })}
          </p>
        </>
      )}
      <Collapsible.Root>
        <Collapsible.Trigger className="quiet-button score-why">
          {OVERVIEW_WORDS.explain}
          <ChevronDown size={15} strokeWidth={1.7} aria-hidden="true" />
        </Collapsible.Trigger>
        <Collapsible.Content className="score-reasons">
          <dl>
            {scoreParts.map(({ part, weight }) => (
              <div key={part}>
                <dt>{SCORE_PART_WORDS[part].name}</dt>
                <dd className="tnum">
                  {weight > 0
                    ? fillIn(OVERVIEW_WORDS.weight, { percent: Math.round(100 * weight) })
                    : OVERVIEW_WORDS.noWeight}
                </dd>
                <dd>{SCORE_PART_WORDS[part].about}</dd>
              </div>
            ))}
          </dl>
          <p>{OVERVIEW_WORDS.ours}</p>
        </Collapsible.Content>
      </Collapsible.Root>
    </section>
  );
}

const COUNTS: readonly string[] = ['no', 'one', 'two', 'three'];

function Part({ part: { part, reading } }: { part: ScoredPart }) {
  const { name } = SCORE_PART_WORDS[part];
  if (isWithheld(reading)) {
    return (
      <li className="score-part" data-withheld="true">
        <span>{name}</span>
        <span className="withheld-mark" />
      </li>
    );
  }
  const [value, low, high] = [reading.value, reading.low, reading.high].map(Math.round);
  return (
    <li className="score-part">
      <span aria-hidden="true">{name}</span>
      <span className="tnum" aria-hidden="true">
        {value}
      </span>
      <span className="sr-only">
        {fillIn(OVERVIEW_WORDS.part, {
          part: name,
          value: value ?? 0,
          low: low ?? 0,
          high: high ?? 0,
        })}
      </span>
      <IntervalMark {...reading} from={0} to={100} />
    </li>
  );
}

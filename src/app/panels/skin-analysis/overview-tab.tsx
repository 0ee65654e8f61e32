import './measured.css';
import { ChevronRight } from 'lucide-react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { OVERVIEW_WORDS, SKIN_WORDS } from '#content/panels/skin-analysis-words.ts';
import type { SkinMeasure, SkinZone } from '#domain/analysis/skin-reading.ts';
import type { SkinFactKind } from '#domain/skin-report/skin-fact.ts';
import type { SkinReport, Statement } from '#domain/skin-report/skin-report.ts';
import { WithheldNote } from '#app/look/measures/withheld-note.tsx';
import type { HistoryChoice } from '#app/person/skin-history/history-state.ts';
import { skinHistory } from '#app/person/skin-history/skin-history.ts';
import { LightReport } from './light-report.tsx';
import type { GivenReport } from './skin-reader.ts';
import { ScoreSummary } from './score-summary.tsx';
import { SkinHistorySection } from './skin-history.tsx';

interface OverviewTabProps extends GivenReport {
  readonly onShowZone: (zone: SkinZone, measure: SkinMeasure | null) => void;
}

/** What the picture says in short. */
export function OverviewTab({ report, place: madeIn, onShowZone }: OverviewTabProps) {
  const { frames } = report;
  const { choice } = useStore(skinHistory.store);
  return (
    <div className="skin-tab">
      <ScoreSummary report={report} />
      <LightReport light={report.light} pixelsPerMillimetre={report.pixelsPerMillimetre} />
      <section>
        <h3 className="caps text-fg-3">{OVERVIEW_WORDS.insights}</h3>
        <ol className="insights">
          {report.insights.map((insight, place) => (
            <Insight
              key={insight.kind}
              insight={insight}
              place={place + 1}
              onShowZone={onShowZone}
            />
          ))}
        </ol>
        <PerceivedAge report={report} />
      </section>
      <SkinHistorySection report={report} />
      <p className="text-xs text-fg-3">{wayOf(madeIn, frames, choice)}</p>
    </div>
  );
}

/** Where it was measured, and what was sent of it. */
function wayOf(place: GivenReport['place'], frames: number, choice: HistoryChoice): string {
  const sent = choice === 'account' ? SKIN_WORDS.numbersSent : SKIN_WORDS.nothingSent;
  if (place === 'server') {
    return choice === 'account'
      ? `${SKIN_WORDS.measuredOnServer} ${sent}`
      : SKIN_WORDS.measuredOnServer;
  }
  return `${frames === 1 ? SKIN_WORDS.measuredOne : fillIn(SKIN_WORDS.measured, { count: frames })} ${sent}`;
}

/** Which measure an insight was made of, so that the map can show it. */
const MEASURE_OF: Readonly<Partial<Record<SkinFactKind, SkinMeasure>>> = {
  'insight-redness': 'redness',
  'insight-shadow': 'dark-circle-lightness',
  'insight-shadow-from-above': 'dark-circle-lightness',
  'insight-shine': 'shine',
  'insight-spots': 'spots',
  'insight-uneven': 'evenness',
  'insight-lines': 'lines',
};

/** The measure that an insight speaks of; null where it speaks of none. */
export function measureOf({ kind }: Statement): SkinMeasure | null {
  return MEASURE_OF[kind] ?? null;
}

interface InsightProps {
  readonly insight: Statement;
  readonly place: number;
  readonly onShowZone: OverviewTabProps['onShowZone'];
}

function Insight({ insight, place, onShowZone }: InsightProps) {
  const { title, text, zones } = insight;
  const [zone] = zones;
  const words = (
    <span className="insight-words">
      <span className="insight-title">{title}</span>
      <span className="insight-text tnum">{text}</span>
    </span>
  );
  if (zone === undefined) return <li className="insight">{words}</li>;
  return (
    <li>
      <button
        type="button"
        className="insight"
        data-tip={OVERVIEW_WORDS.showZone}
        onClick={() => {
          onShowZone(zone, measureOf(insight));
        }}
      >
        <span className="number-disc tnum" aria-hidden="true">
          {place}
        </span>
        {words}
        <ChevronRight size={16} strokeWidth={1.6} aria-hidden="true" className="insight-way" />
      </button>
    </li>
  );
}

function PerceivedAge({ report: { biologicalAge: age, withheld } }: { report: SkinReport }) {
  if (age !== null) {
    return (
      <p className="perceived-age">
        <span className="text-fg">
          {fillIn(OVERVIEW_WORDS.age, { low: age.low, high: age.high })}
        </span>{' '}
        {OVERVIEW_WORDS.ageAbout}
      </p>
    );
  }
  return (
    <div className="mt-3">
      <WithheldNote
        what={OVERVIEW_WORDS.ageWithheld}
        reason={withheld.biologicalAge ?? 'uncertain'}
      />
    </div>
  );
}

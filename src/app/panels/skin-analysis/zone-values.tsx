import './measured.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { BIOMARKER_WORDS } from '#content/panels/skin-analysis-words.ts';
import { MEASURE_WORDS, SKIN_UNITS, ZONE_TITLES } from '#content/skin-report-words.ts';
import { isWithheld, type WithheldReason } from '#domain/analysis/measurement.ts';
import { SKIN_ZONES, type SkinMeasure, type SkinZone } from '#domain/analysis/skin-reading.ts';
import type { Biomarker, SkinReport } from '#domain/skin-report/skin-report.ts';
import { IntervalMark } from '#app/look/measures/interval-mark.tsx';
import { WithheldNote } from '#app/look/measures/withheld-note.tsx';
import { formatHalf, formatNumber, shownReadings } from './format-measure.ts';

interface ZoneValuesProps {
  readonly report: SkinReport;
  readonly zone: SkinZone;
  readonly onZone: (zone: SkinZone) => void;
  readonly onBack: () => void;
  readonly firstCount: number;
}

/** Everything that was measured of one zone, each value against the person's other zones. */
export function ZoneValues({ report, zone, onZone, onBack, firstCount }: ZoneValuesProps) {
  const { biomarkers, frames } = report;
  const ofZone = biomarkers.filter((each) => each.zone === zone);
  const shown = biomarkers.filter(({ reading }) => !isWithheld(reading)).length;
  const place = SKIN_ZONES.indexOf(zone);
  const move = (by: number): void => {
    onZone(SKIN_ZONES.at((place + by) % SKIN_ZONES.length) ?? zone);
  };
  return (
    <div className="skin-tab">
      <section>
        <div className="zone-head">
          <div className="min-w-0 flex-1">
            <h3 className="display text-2xl" aria-live="polite">
              {ZONE_TITLES[zone]}
            </h3>
            <p className="text-xs text-fg-3 tnum">
              {fillIn(frames === 1 ? BIOMARKER_WORDS.zoneOne : BIOMARKER_WORDS.zone, {
                place: place + 1,
                count: SKIN_ZONES.length,
                frames,
              })}
            </p>
          </div>
          <button
            type="button"
            className="zone-step"
            aria-label={BIOMARKER_WORDS.previous}
            data-tip={BIOMARKER_WORDS.previous}
            onClick={() => {
              move(-1);
            }}
          >
            <ChevronLeft size={18} strokeWidth={1.6} aria-hidden="true" />
          </button>
          <button
            type="button"
            className="zone-step"
            aria-label={BIOMARKER_WORDS.next}
            data-tip={BIOMARKER_WORDS.next}
            onClick={() => {
              move(1);
            }}
          >
            <ChevronRight size={18} strokeWidth={1.6} aria-hidden="true" />
          </button>
        </div>
        <p className="zone-legend" aria-hidden="true">
          <span className="legend-mark">
            <IntervalMark value={50} low={16} high={84} from={0} to={100} />
          </span>
          {BIOMARKER_WORDS.here}
          <span className="legend-ticks" />
          {BIOMARKER_WORDS.others}
        </p>
        <ul className="zone-values">
          {ofZone.map((biomarker) => (
            <ZoneValue key={biomarker.measure} biomarker={biomarker} biomarkers={biomarkers} />
          ))}
        </ul>
        <WithheldOfZone biomarkers={ofZone} />
      </section>
      <p className="text-xs text-fg-3">
        {fillIn(BIOMARKER_WORDS.count, { shown, total: biomarkers.length })}
      </p>
      <button type="button" className="button-secondary w-full" onClick={onBack}>
        {fillIn(BIOMARKER_WORDS.showFirst, { count: firstCount })}
      </button>
    </div>
  );
}

interface ZoneValueProps {
  readonly biomarker: Biomarker;
  readonly biomarkers: readonly Biomarker[];
}

function ZoneValue({ biomarker, biomarkers }: ZoneValueProps) {
  const { measure, reading, unit, zone } = biomarker;
  if (isWithheld(reading)) return null;
  const { name, sign, about } = MEASURE_WORDS[measure];
  const all = shownReadings(biomarkers, measure);
  const others = all.filter((each) => each.biomarker.zone !== zone);
  const [from, to] = scaleOf(all.map((each) => each.reading));
  const suffix = SKIN_UNITS[unit];
  return (
    <li className="zone-value">
      <span className="zone-value-name" data-tip={about}>
        {name} <span className="text-fg-3">{sign}</span>
      </span>
      <IntervalMark
        value={reading.value}
        low={reading.low}
        high={reading.high}
        from={from}
        to={to}
        others={others.map((each) => each.reading.value)}
      />
      <span className="zone-value-number tnum">
        {formatNumber(measure, reading.value)}
        <span className="text-fg-2">
          {' '}
          {`± ${formatHalf(measure, reading)}`}
          {suffix}
        </span>
      </span>
    </li>
  );
}

/** From the lowest to the highest end of all intervals, with a little room. */
function scaleOf(
  readings: readonly { readonly low: number; readonly high: number }[],
): readonly [from: number, to: number] {
  const from = Math.min(...readings.map(({ low }) => low));
  const to = Math.max(...readings.map(({ high }) => high));
  const room = 0.04 * (to - from);
  return [from - room, to + room];
}

function WithheldOfZone({ biomarkers }: { biomarkers: readonly Biomarker[] }) {
  const byReason = new Map<WithheldReason, SkinMeasure[]>();
  for (const { measure, reading } of biomarkers) {
    if (!isWithheld(reading)) continue;
    byReason.set(reading.withheld, [...(byReason.get(reading.withheld) ?? []), measure]);
  }
  return (
    <div className="zone-withheld">
      {[...byReason].map(([reason, measures]) => (
        <WithheldNote
          key={reason}
          what={measures.map((measure) => MEASURE_WORDS[measure].name).join(', ')}
          reason={reason}
        />
      ))}
    </div>
  );
}

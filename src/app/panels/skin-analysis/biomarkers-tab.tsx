import './measured.css';
import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { BIOMARKER_WORDS, STATUS_WORDS } from '#content/panels/skin-analysis-words.ts';
import { isWithheld, type Measured } from '#domain/analysis/measurement.ts';
import { SKIN_ZONES, type SkinMeasure, type SkinZone } from '#domain/analysis/skin-reading.ts';
import type { Biomarker, SkinReport } from '#domain/skin-report/skin-report.ts';
import { ZONE_TITLES, MEASURE_WORDS } from '#content/skin-report-words.ts';
import { formatReading } from './format-measure.ts';
import { ZoneValues } from './zone-values.tsx';

interface BiomarkersTabProps {
  readonly report: SkinReport;
  readonly zone: SkinZone | null;
  readonly onZone: (zone: SkinZone | null) => void;
}

/** The specification's: so many are shown before all are asked for. */
const SHOWN_FIRST = 20;

/** The plainest readings first; all of them on request, zone by zone. */
export function BiomarkersTab({ report, zone, onZone }: BiomarkersTabProps) {
  const [isAll, setAll] = useState(false);
  if (zone !== null || isAll) {
    const shown = zone ?? SKIN_ZONES[0];
    return (
      <ZoneValues
        report={report}
        zone={shown}
        onZone={onZone}
        onBack={() => {
          onZone(null);
          setAll(false);
        }}
        firstCount={SHOWN_FIRST}
      />
    );
  }
  return (
    <PlainestReadings
      biomarkers={report.biomarkers}
      onZone={onZone}
      onAll={() => {
        setAll(true);
      }}
    />
  );
}

interface PlainestProps {
  readonly biomarkers: readonly Biomarker[];
  readonly onZone: (zone: SkinZone) => void;
  readonly onAll: () => void;
}

function PlainestReadings({ biomarkers, onZone, onAll }: PlainestProps) {
  const total = biomarkers.length;
  const plainest = plainestOf(biomarkers);
  return (
    <div className="skin-tab">
      <section>
        <h3 className="caps text-fg-3">
          {fillIn(BIOMARKER_WORDS.first, { count: plainest.length, total })}
        </h3>
        <ul className="biomarkers">
          {plainest.map(({ biomarker, reading }) => (
            <li key={`${biomarker.measure} ${biomarker.zone}`}>
              <button
                type="button"
                className="biomarker"
                onClick={() => {
                  onZone(biomarker.zone);
                }}
              >
                <span className="biomarker-name">
                  {MEASURE_WORDS[biomarker.measure].name}
                  <span className="biomarker-zone">{ZONE_TITLES[biomarker.zone]}</span>
                </span>
                <span className="biomarker-value tnum">
                  {formatReading(biomarker.measure, reading)}
                  <span className="biomarker-zone">
                    {[
                      fillIn(BIOMARKER_WORDS.percent, { percent: biomarker.value ?? 0 }),
                      biomarker.status === null ? '' : STATUS_WORDS[biomarker.status],
                    ]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className="button-secondary mt-4 w-full" onClick={onAll}>
          {fillIn(BIOMARKER_WORDS.showAll, { total })}
        </button>
      </section>
      <p className="text-xs text-fg-3">{BIOMARKER_WORDS.firstAbout}</p>
    </div>
  );
}

const OF_COLOR: ReadonlySet<SkinMeasure> = new Set<SkinMeasure>([
  'lightness',
  'red-green',
  'yellow-blue',
  'hue',
  'typology-angle',
  'melanin',
  'haemoglobin',
]);

interface ShownBiomarker {
  readonly biomarker: Biomarker;
  readonly reading: Measured;
}

/**
 * What stands out most, each measure at most three times, so that none fills the list. Colors of skin are
 * shown only by zone, since none is better than another.
 */
function plainestOf(biomarkers: readonly Biomarker[]): readonly ShownBiomarker[] {
  const counts = new Map<string, number>();
  return biomarkers
    .flatMap((biomarker) =>
      isWithheld(biomarker.reading) || OF_COLOR.has(biomarker.measure)
        ? []
        : [{ biomarker, reading: biomarker.reading }],
    )
    .toSorted((one, other) => (one.biomarker.value ?? 0) - (other.biomarker.value ?? 0))
    .filter(({ biomarker: { measure } }) => {
      const count = (counts.get(measure) ?? 0) + 1;
      counts.set(measure, count);
      return count <= 3;
    })
    .slice(0, SHOWN_FIRST);
}

/** What stands out on a skin, against the rest of the same face. */

import { isWithheld, type Measured, type WithheldReason } from '#domain/analysis/measurement.ts';
import {
  SKIN_ZONES,
  type SkinMeasure,
  type SkinReading,
  type SkinZone,
} from '#domain/analysis/skin-reading.ts';
import { percentOf } from './biomarkers.ts';
import type { SkinFact } from './skin-fact.ts';
import { MOST_INSIGHTS } from './skin-report.ts';
import { halfOf, ownMedian, reasonOf, tenths, zoneValues, type ZoneValue } from './zone-values.ts';

export type FindingKind = 'redness' | 'shadow' | 'shine' | 'spots' | 'uneven' | 'lines';

export interface Finding {
  readonly kind: FindingKind;
  /** Where it is seen most, and the same place of the other side if it is seen there as well. */
  readonly zones: readonly SkinZone[];
  readonly worst: ZoneValue;
  /** How plainly it shows: the percentage that its biomarker lacks. */
  readonly strength: number;
  /** The interval of the strength. */
  readonly between: readonly [low: number, high: number];
}

interface FindingRule {
  readonly kind: FindingKind;
  readonly measure: SkinMeasure;
  /** Whether a zone shows it; `usual` is the median of all zones. The whole interval has to. */
  readonly shows: (value: ZoneValue, usual: number) => boolean;
}

/** Limits in the unit of each measure: ours, above what the synthetic faces without such a thing show. */
const RULES: readonly FindingRule[] = [
  { kind: 'redness', measure: 'redness', shows: ({ value, low }) => low > 0 && value >= 2.5 },
  {
    kind: 'shadow',
    measure: 'dark-circle-lightness',
    shows: ({ value, low }) => low > 0 && value >= 3,
  },
  {
    kind: 'shine',
    measure: 'shine',
    // Moist rims and lashes mirror light beside every eye.
    shows: ({ zone, value, low }, usual) =>
      !/^(?:crows-feet|under-eye)/.test(zone) && value >= 6 && low > usual,
  },
  { kind: 'spots', measure: 'spots', shows: ({ low }) => low > 0.3 },
  {
    kind: 'uneven',
    measure: 'evenness',
    // Form and hairs make the nose and the corners of the eyes uneven on every skin.
    shows: ({ zone, value, high }, usual) =>
      !/^(?:nose|crows-feet|under-eye)/.test(zone) && value < 50 && high < usual,
  },
  { kind: 'lines', measure: 'lines', shows: ({ low }) => low > 6 },
];

/** The plainest first. A thing that shows in several zones is found once. */
export function findingsOf(skin: SkinReading): readonly Finding[] {
  return RULES.flatMap((rule) => findingOf(skin, rule)).toSorted(
    (one, other) => other.strength - one.strength,
  );
}

/** A finding that the picture could not tell, with the most frequent reason: no zone has its measure. */
export interface UnseenFinding {
  readonly kind: FindingKind;
  readonly reason: WithheldReason;
}

export function unseenFindings(skin: SkinReading): readonly UnseenFinding[] {
  return RULES.flatMap(({ kind, measure }) =>
    zoneValues(skin, measure).length > 0 ? [] : [{ kind, reason: reasonOf(skin, measure) }],
  );
}

function findingOf(skin: SkinReading, { kind, measure, shows }: FindingRule): readonly Finding[] {
  const usual = ownMedian(skin, measure);
  const percent = (value: ZoneValue): Measured => percentOf(measure, value, usual);
  const lack = (value: ZoneValue): number => 100 - percent(value).value;
  const shown = zoneValues(skin, measure)
    .filter((value) => shows(value, usual))
    .toSorted((one, other) => lack(other) - lack(one));
  const [worst] = shown;
  if (worst === undefined) return [];
  const pair = otherSide(worst.zone);
  const isPair = pair !== worst.zone && shown.some(({ zone }) => zone === pair);
  const zones = isPair ? [worst.zone, pair] : [worst.zone];
  const { low, high } = percent(worst);
  return [{ kind, zones, worst, strength: lack(worst), between: [100 - high, 100 - low] }];
}

/** The zone of the other side of the face; the same for those in the middle. */
export function otherSide(zone: SkinZone): SkinZone {
  const other = zone.endsWith('-right')
    ? zone.replace('-right', '-left')
    : zone.replace('-left', '-right');
  return SKIN_ZONES.find((each) => each === other) ?? zone;
}

export function insightsOf(findings: readonly Finding[], skin: SkinReading): readonly SkinFact[] {
  if (findings.length === 0) return [{ kind: 'insight-nothing', zones: [], values: {} }];
  return findings.slice(0, MOST_INSIGHTS).map((finding) => insightOf(finding, skin));
}

function insightOf({ kind, zones, worst }: Finding, skin: SkinReading): SkinFact {
  const [value, half] = [tenths(worst.value), tenths(halfOf(worst))];
  switch (kind) {
    case 'redness':
      return { kind: 'insight-redness', zones, values: { excess: value, half } };
    case 'shadow':
      return {
        kind: comesFromAbove(skin) ? 'insight-shadow-from-above' : 'insight-shadow',
        zones,
        values: { darker: value, half },
      };
    case 'shine': {
      const usual = tenths(ownMedian(skin, 'shine'));
      return { kind: 'insight-shine', zones, values: { shine: value, half, usual } };
    }
    case 'spots':
      return { kind: 'insight-spots', zones, values: { count: value, half } };
    case 'uneven':
      return {
        kind: 'insight-uneven',
        zones,
        values: {
          evenness: Math.round(worst.value),
          half: Math.round(halfOf(worst)),
          usual: Math.round(ownMedian(skin, 'evenness')),
        },
      };
    case 'lines':
      return {
        kind: 'insight-lines',
        zones,
        values: { length: Math.round(worst.value), half: Math.round(halfOf(worst)) },
      };
  }
}

/** Halves of a face that are less alike than this, in percent, are not unevenly lit by mere chance. */
const NEARLY_EVEN = 85;

/** Light from above darkens what is under the eyes, whatever the skin is like. */
export function comesFromAbove({ light }: SkinReading): boolean {
  return light.topBottom < NEARLY_EVEN && light.topBottom <= light.leftRight + 5;
}

export function comesFromTheSide({ light }: SkinReading): boolean {
  return light.leftRight < NEARLY_EVEN - 5;
}

/** How many values were withheld for a reason. */
export function countWithheld(skin: SkinReading, reason: string): number {
  return skin.values.filter((value) => isWithheld(value) && value.withheld === reason).length;
}

/** What follows from the findings: tips for makeup, a plan, what sun and irritation left, and what may have misled. */

import type { FaceReading } from '#domain/analysis/face-reading.ts';
import { isWithheld, type WithheldReason } from '#domain/analysis/measurement.ts';
import { SKIN_ZONES, type SkinReading, type SkinZone } from '#domain/analysis/skin-reading.ts';
import {
  comesFromAbove,
  comesFromTheSide,
  countWithheld,
  type Finding,
  type FindingKind,
} from './findings.ts';
import type { SkinFact, SkinFactValues } from './skin-fact.ts';
import { percentOfChance, type ColourAnalysis } from './skin-report.ts';
import { halfOf, resolutionOf, tenths, zoneValues, type ZoneValue } from './zone-values.ts';

/** Pixels for a millimeter that fine lines and pores need (`SKIN_MEASURES`). */
const FINE = 3;

/** Below this L* artists correct with orange and yellow, where they take peach and green on lighter skin: convention. */
const DEEP = 48;

const FEWEST_TIPS = 3;
const MOST_TIPS = 5;

/** Kinds without a number. */
type PlainKind = {
  readonly [Kind in keyof SkinFactValues]: SkinFactValues[Kind] extends Readonly<
    Record<string, never>
  >
    ? Kind
    : never;
}[keyof SkinFactValues];

const TIPS: Readonly<Record<FindingKind, PlainKind>> = {
  redness: 'tip-redness',
  shadow: 'tip-shadow',
  shine: 'tip-shine',
  spots: 'tip-spots',
  uneven: 'tip-uneven',
  lines: 'tip-lines',
};

const DEEP_TIPS: Readonly<Partial<Record<FindingKind, PlainKind>>> = {
  redness: 'tip-redness-deep',
  shadow: 'tip-shadow-deep',
};

function plain(kind: PlainKind, zones: readonly SkinZone[] = []): SkinFact {
  return { kind, zones, values: {} };
}

/** What artists do about a finding; `lightness` is the skin's L*, null where it is not known. */
export function tipOf({ kind, zones }: Finding, lightness: number | null): SkinFact {
  const isDeep = lightness !== null && lightness < DEEP;
  return plain((isDeep ? DEEP_TIPS[kind] : undefined) ?? TIPS[kind], zones);
}

/**
 * Three to five tips, where enough is known: what stands out comes first, then what the colors and the
 * light say.
 */
export function tipsOf(
  findings: readonly Finding[],
  face: FaceReading,
  colours: ColourAnalysis | null,
): readonly SkinFact[] {
  const lightness = face.values.find(({ measure }) => measure === 'skin-lightness');
  const known = lightness === undefined || isWithheld(lightness) ? null : lightness;
  const found = findings
    .slice(0, MOST_TIPS)
    .map((finding) => tipOf(finding, known === null ? null : known.value));
  const season = colours?.seasonChances[0];
  const others: SkinFact[] = findings.length < 2 ? [plain('tip-little')] : [];
  if (season !== undefined) {
    const chance = percentOfChance(season.chance);
    others.push({ kind: 'tip-season', zones: [], values: { season: season.name, chance } });
  }
  if (known !== null) {
    const half = Math.max(1, Math.round(halfOf(known)));
    others.push({ kind: 'tip-light', zones: [], values: { half } });
  }
  return [...found, ...others.slice(0, Math.max(0, FEWEST_TIPS - found.length))];
}

/** Steps toward a surer reading, and toward knowing one's own skin over time. */
export function planOf(skin: SkinReading, findings: readonly Finding[]): readonly SkinFact[] {
  const facts: SkinFact[] = [plain('plan-repeat')];
  const resolution = resolutionOf(skin);
  if (skin.pixelsPerMillimetre < FINE) {
    facts.push({ kind: 'plan-closer', zones: [], values: { resolution } });
  }
  if (skin.light.grade !== 'good') facts.push(plain('plan-light'));
  const covered = countWithheld(skin, 'face-covered');
  if (covered > 0) facts.push({ kind: 'plan-uncover', zones: [], values: { count: covered } });
  const painted = countWithheld(skin, 'wears-makeup');
  if (painted > 0) facts.push({ kind: 'plan-bare', zones: [], values: { count: painted } });
  const kinds = findings.map(({ kind }) => kind);
  if (kinds.includes('spots') || brownerZone(skin) !== null) facts.push(plain('plan-sun'));
  if (kinds.includes('redness')) facts.push(plain('plan-diary'));
  return facts;
}

/** What one can see of sun and irritation. It names no disease: a camera cannot tell one. */
export function risksOf(skin: SkinReading, findings: readonly Finding[]): readonly SkinFact[] {
  const facts = findings.flatMap(({ kind, zones, worst }): readonly SkinFact[] => {
    const half = tenths(halfOf(worst));
    if (kind === 'spots') {
      return [{ kind: 'risk-spots', zones, values: { count: tenths(worst.value), half } }];
    }
    return kind === 'redness'
      ? [{ kind: 'risk-redness', zones, values: { excess: tenths(worst.value), half } }]
      : [];
  });
  const browner = brownerZone(skin);
  if (browner === null) return facts;
  const values = { excess: hundredths(browner.value), half: hundredths(halfOf(browner)) };
  return [...facts, { kind: 'risk-browner', zones: [browner.zone], values }];
}

function hundredths(value: number): number {
  return Math.round(100 * value) / 100;
}

/** Where sun falls first. */
const TOWARD_THE_SUN: ReadonlySet<SkinZone> = new Set<SkinZone>([
  'forehead-right',
  'forehead-middle',
  'forehead-left',
  'nose-bridge',
  'nose-tip',
  'cheek-right',
  'cheek-left',
]);

/** Melanin over the own median from which a zone is called browner. Ours; in the unit of Tsumura's vectors. */
const BROWNER = 0.2;

/** Null in light from one side, whose shade a camera may take for brown. */
function brownerZone(skin: SkinReading): ZoneValue | null {
  if (comesFromTheSide(skin)) return null;
  const [most] = zoneValues(skin, 'melanin')
    .filter(
      ({ zone, low, value }) => TOWARD_THE_SUN.has(zone) && low > BROWNER / 2 && value >= BROWNER,
    )
    .toSorted((one, other) => other.value - one.value);
  return most ?? null;
}

/** What may have misled this reading: the light, the distance, and the places that say nothing. */
export function cautionsOf(skin: SkinReading): readonly SkinFact[] {
  const facts: SkinFact[] = [];
  if (comesFromAbove(skin)) facts.push(plain('caution-above'));
  if (comesFromTheSide(skin)) facts.push(plain('caution-side'));
  for (const [reason, zones] of silentZones(skin)) {
    facts.push({ kind: 'caution-withheld', zones, values: { reason } });
  }
  if (skin.pixelsPerMillimetre < FINE) {
    const resolution = resolutionOf(skin);
    facts.push({ kind: 'caution-far', zones: [], values: { resolution } });
  }
  return facts;
}

/** Zones whose redness, the surest of their values, was withheld; by the reason. */
function silentZones(skin: SkinReading): ReadonlyMap<WithheldReason, readonly SkinZone[]> {
  const silent = new Map<WithheldReason, SkinZone[]>();
  for (const zone of SKIN_ZONES) {
    const value = skin.values.find((each) => each.zone === zone && each.measure === 'redness');
    if (value === undefined || !isWithheld(value)) continue;
    silent.set(value.withheld, [...(silent.get(value.withheld) ?? []), zone]);
  }
  return silent;
}

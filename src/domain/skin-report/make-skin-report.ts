/** From both readings of a face to the report. */

import type { FaceReading } from '#domain/analysis/face-reading.ts';
import { isWithheld, type Measurement } from '#domain/analysis/measurement.ts';
import type { SkinReading } from '#domain/analysis/skin-reading.ts';
import type { Look } from '#domain/makeup/look.ts';
import { biomarkersOf } from './biomarkers.ts';
import { findingsOf, insightsOf } from './findings.ts';
import { scoreLight } from './light-score.ts';
import { perceivedAge } from './perceived-age.ts';
import { seasonOf } from './season.ts';
import type { SeasonLibrary } from './season-library.ts';
import { colorsOf, shadesFor } from './season-shades.ts';
import { cautionsOf, planOf, risksOf, tipsOf } from './skin-advice.ts';
import type { SkinFact, SkinReportLanguage } from './skin-fact.ts';
import type { ColourAnalysis, SkinReport, Statement } from './skin-report.ts';
import { scoreSkin } from './skin-score.ts';
import { withoutWorn } from './worn-makeup.ts';

export interface SkinReportInput {
  readonly face: FaceReading;
  readonly skin: SkinReading;
  /** Our own look where it is drawn in the picture that was measured; null where the picture is bare of it. */
  readonly worn: Look | null;
  /** Milliseconds since 1970. */
  readonly measuredAt: number;
}

/**
 * The same readings, library and language give the same report. Nothing in it compares with other people, and what was
 * withheld stays withheld. Makeup that is not ours was found by the engine, whose readings say so (`wears-makeup`).
 */
export function makeSkinReport(
  input: SkinReportInput,
  library: SeasonLibrary,
  language: SkinReportLanguage,
): SkinReport {
  const { face, skin } = withoutWorn(input.face, input.skin, input.worn);
  const say = (facts: readonly SkinFact[]): readonly Statement[] =>
    facts.map((fact) => ({ kind: fact.kind, zones: fact.zones, ...language.fact(fact) }));
  const sayInOne = (facts: readonly SkinFact[]): readonly string[] =>
    say(facts).map(({ title, text }) => [title, text].filter((part) => part !== '').join(' '));

  const findings = findingsOf(skin);
  const colours = coloursOf(face, library);
  const known = isWithheld(colours) ? null : colours;
  const { score, parts } = scoreSkin(skin);
  const age = perceivedAge(face);
  const tips = tipsOf(findings, face, known);
  return {
    measuredAt: input.measuredAt,
    frames: skin.frames,
    pixelsPerMillimetre: skin.pixelsPerMillimetre,
    light: scoreLight(skin.light),
    biologicalAge: isWithheld(age) ? null : age,
    skinScore: isWithheld(score) ? null : Math.round(score.value),
    scoreParts: parts,
    score,
    biomarkers: biomarkersOf(skin, language),
    colorAnalysis: known,
    insights: say(insightsOf(findings, skin)),
    tips: say(tips),
    personalizedRecommendations: sayInOne(tips),
    improvementPlan: sayInOne(planOf(skin, findings)),
    riskFactors: sayInOne(risksOf(skin, findings)),
    cautions: say(cautionsOf(skin)),
    cannotKnow: language.cannotKnow,
    withheld: {
      ...(isWithheld(age) ? { biologicalAge: age.withheld } : {}),
      ...(isWithheld(score) ? { skinScore: score.withheld } : {}),
      ...(isWithheld(colours) ? { colorAnalysis: colours.withheld } : {}),
    },
  };
}

function coloursOf(face: FaceReading, library: SeasonLibrary) {
  const seasons = seasonOf(face);
  if (isWithheld(seasons)) return seasons;
  if (isWithheld(face.undertone)) return face.undertone;
  const [season] = seasons;
  const [undertone] = face.undertone.chances;
  if (season === undefined || undertone === undefined) return { withheld: 'uncertain' } as const;
  const hue: Measurement = face.values.find(({ measure }) => measure === 'skin-hue') ?? {
    withheld: 'uncertain',
  };
  const named = shadesFor(face, season.name, library);
  const analysis: ColourAnalysis = {
    season: season.name,
    seasonChances: seasons,
    undertone: undertone.name,
    undertoneChances: face.undertone.chances,
    hue: isWithheld(hue)
      ? { withheld: hue.withheld }
      : { value: hue.value, low: hue.low, high: hue.high, confidence: hue.confidence },
    recommendedShades: colorsOf(named),
    namedShades: named,
  };
  return analysis;
}

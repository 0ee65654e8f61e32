/** What a scan of the skin says: what can be seen, how plainly, and what could not be told. Nothing is named an illness. */

import type { WithheldReason } from '#domain/analysis/measurement.ts';
import type { SkinReading, SkinZone } from '#domain/analysis/skin-reading.ts';
import {
  findingsOf,
  insightsOf,
  unseenFindings,
  type Finding,
  type FindingKind,
} from '#domain/skin-report/findings.ts';
import { tipOf } from '#domain/skin-report/skin-advice.ts';
import type { SkinReportLanguage } from '#domain/skin-report/skin-fact.ts';
import { ownMedian } from '#domain/skin-report/zone-values.ts';

/** How plainly something shows, the least first. */
export const SEVERITIES = ['slight', 'visible', 'marked'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The specification's condition; what it is called and what follows is in the words of the language. */
export interface SkinCondition {
  readonly id: FindingKind;
  readonly zones: readonly SkinZone[];
  readonly name: string;
  /** The least and the most that the interval allows; twice the same where it is sure. */
  readonly severity: readonly [from: Severity, to: Severity];
  readonly description: string;
  readonly recommendation: { readonly title: string; readonly text: string };
}

export interface SkinScan {
  /** Milliseconds since 1970. */
  readonly measuredAt: number;
  /** How many pictures it was read from. */
  readonly frames: number;
  /** The plainest first; empty where nothing stands out. */
  readonly conditions: readonly SkinCondition[];
  /** What this picture could not tell, and why. */
  readonly unseen: readonly { readonly id: FindingKind; readonly reason: WithheldReason }[];
}

/** Strength from which on it is this plain: the limits of the biomarkers' words, from the other side (`statusOf`). */
const MARKED = 60;
const VISIBLE = 40;

function severityAt(strength: number): Severity {
  return strength > MARKED ? 'marked' : strength > VISIBLE ? 'visible' : 'slight';
}

/** The same reading and language give the same scan. What was withheld stays withheld. */
export function scanSkin(
  skin: SkinReading,
  measuredAt: number,
  language: SkinReportLanguage,
): SkinScan {
  const lightness = ownMedian(skin, 'lightness');
  const conditionOf = (finding: Finding): SkinCondition => {
    const { kind, zones, between } = finding;
    const [seen] = insightsOf([finding], skin).map(language.fact);
    const { title, text } = language.fact(
      tipOf(finding, Number.isNaN(lightness) ? null : lightness),
    );
    return {
      id: kind,
      zones,
      name: seen?.title ?? '',
      severity: [severityAt(between[0]), severityAt(between[1])],
      description: seen?.text ?? '',
      recommendation: { title, text },
    };
  };
  return {
    measuredAt,
    frames: skin.frames,
    conditions: findingsOf(skin).map(conditionOf),
    unseen: unseenFindings(skin).map(({ kind, reason }) => ({ id: kind, reason })),
  };
}

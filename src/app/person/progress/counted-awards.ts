import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import type { AwardKind } from '#domain/gamification/awards.ts';

/** The awards that analytics counts under their own names; the specification's two. */
const COUNTED = ['first_makeup_applied', 'color_changed'] as const satisfies readonly (AwardKind &
  AnalyticsEvent)[];

/**
 * Gives an award, and counts it where it was given: the first makeup once, and as many colors a day as
 * earn anything.
 *
 * @param record tells whether the award was given
 */
export function rewardAndCount(
  record: (kind: AwardKind, subject?: string) => boolean,
  track: (event: AnalyticsEvent) => void,
): (kind: AwardKind, subject?: string) => void {
  return (kind, subject) => {
    if (!record(kind, subject)) return;
    const event = COUNTED.find((counted) => counted === kind);
    if (event !== undefined) track(event);
  };
}

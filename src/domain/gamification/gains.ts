import type { Award } from './awards.ts';
import {
  ACHIEVEMENT_XP,
  CHALLENGE_XP,
  EVENT_XP,
  isChallengeId,
  TRIED_LOOK_IDS,
  type AchievementId,
  type ChallengeId,
  type XpEvent,
} from './rewards.ts';
import type { Standing } from './standing.ts';
import { continuingDays } from './streak.ts';

/** What XP was gained for. */
export type Gain =
  | { readonly by: 'event'; readonly name: XpEvent; readonly xp: number }
  | { readonly by: 'challenge'; readonly name: ChallengeId; readonly xp: number }
  | { readonly by: 'achievement'; readonly name: AchievementId; readonly xp: number };

function gainOf({ kind, subject }: Award): Gain | null {
  if (kind === 'challenge_completed') {
    if (!isChallengeId(subject)) return null;
    return { by: 'challenge', name: subject, xp: CHALLENGE_XP[subject] };
  }
  if (kind === 'lipstick_tried' || kind === 'look_tried') return null;
  return { by: 'event', name: kind, xp: EVENT_XP[kind] };
}

function event(name: XpEvent): Gain {
  return { by: 'event', name, xp: EVENT_XP[name] };
}

/** The XP of awards that were just added, and of the achievements and levels that followed. */
export function gainsBetween(
  before: Standing,
  after: Standing,
  added: readonly Award[],
): readonly Gain[] {
  const continued = continuingDays(after.days).length - continuingDays(before.days).length;
  const everyLook = TRIED_LOOK_IDS.length;
  const unlocked = [...after.unlocked.keys()].filter((name) => !before.unlocked.has(name));
  return [
    ...added.map(gainOf).filter((gain) => gain !== null),
    ...Array.from({ length: continued }, () => event('streak_maintained')),
    ...(before.looksTried < everyLook && after.looksTried === everyLook
      ? [event('all_looks_tried')]
      : []),
    ...unlocked.map((name) => ({
      by: 'achievement' as const,
      name,
      xp: ACHIEVEMENT_XP[name],
    })),
  ];
}

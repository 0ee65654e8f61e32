/** What everything is worth; every number is the specification's. */

/** XP by event. */
export const EVENT_XP = {
  camera_started: 10,
  first_makeup_applied: 25,
  photo_captured: 20,
  color_changed: 5,
  look_saved: 15,
  daily_login: 30,
  /** For each day that follows another. */
  streak_maintained: 50,
  /** Once, for having worn every quick look. */
  all_looks_tried: 100,
} as const;
export type XpEvent = keyof typeof EVENT_XP;

export const CHALLENGE_IDS = ['bold-lip', 'natural-glow', 'eye-focus'] as const;
export type ChallengeId = (typeof CHALLENGE_IDS)[number];

/** XP by daily challenge. */
export const CHALLENGE_XP: Readonly<Record<ChallengeId, number>> = {
  'bold-lip': 30,
  'natural-glow': 25,
  'eye-focus': 35,
};

export function isChallengeId(name: string | null): name is ChallengeId {
  return CHALLENGE_IDS.some((id) => id === name);
}

export const ACHIEVEMENT_IDS = [
  'first-try',
  'photo-ready',
  'color-master',
  'daily-streak',
  'trendsetter',
] as const;
export type AchievementId = (typeof ACHIEVEMENT_IDS)[number];

/** XP by achievement, added when it is unlocked. */
export const ACHIEVEMENT_XP: Readonly<Record<AchievementId, number>> = {
  'first-try': 25,
  'photo-ready': 50,
  'color-master': 75,
  'daily-streak': 100,
  trendsetter: 150,
};

/** Different lipstick colours that make a Color Master. */
export const COLOR_MASTER_LIPSTICKS = 5;
/** Days in a row that make a Daily Glow. */
export const DAILY_GLOW_DAYS = 3;
/** The quick looks, all of which make a Trendsetter. */
export const TRIED_LOOK_IDS = ['romantic', 'night-out', 'natural', 'bold'] as const;

/** How long a reward message and the level-up overlay stay, in milliseconds. */
export const REWARD_MS = 3000;

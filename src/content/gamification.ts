/** The words of levels, challenges and achievements, and of the panel that shows them. */

import { AWARD_RULES } from '#domain/gamification/awards.ts';
import type { RequirementId } from '#domain/gamification/challenges.ts';
import { LEVELS, type Level } from '#domain/gamification/levels.ts';
import {
  ACHIEVEMENT_XP,
  CHALLENGE_XP,
  COLOR_MASTER_LIPSTICKS,
  DAILY_GLOW_DAYS,
  EVENT_XP,
  type AchievementId,
  type ChallengeId,
  type XpEvent,
} from '#domain/gamification/rewards.ts';

interface Titled {
  readonly title: string;
  readonly description: string;
}

export const LEVEL_WORDS: Readonly<Record<Level, Titled>> = {
  1: { title: 'Beauty Beginner', description: 'You’re just getting started.' },
  2: { title: 'Makeup Explorer', description: 'You know your way around color.' },
  3: { title: 'Style Creator', description: 'Your looks are your own.' },
  4: { title: 'Beauty Artist', description: 'You know what works on a face.' },
  5: { title: 'Confidence Queen', description: 'You wear what you love. That’s the point.' },
};

export const CHALLENGE_WORDS: Readonly<Record<ChallengeId, Titled>> = {
  'bold-lip': { title: 'Bold Lip', description: 'A lip that makes an entrance.' },
  'natural-glow': { title: 'Natural Glow', description: 'Fresh cheeks and not much else.' },
  'eye-focus': { title: 'Eye Focus', description: 'Strong eyes with soft lips.' },
};

/** What a challenge asks for. `picture` is asked of all of them: an empty mirror wears nothing. */
export const REQUIREMENT_WORDS: Readonly<Record<RequirementId | 'picture', string>> = {
  picture: 'A picture in the mirror',
  'bold-colour': 'A bold lipstick, such as Classic Red or Berry',
  'strong-lips': 'Lipstick at 80 or more',
  'soft-lips': 'Lipstick at 50 or less',
  'soft-eyes': 'Eyeshadow and eyeliner at 35 or less',
  'fresh-cheeks': 'Blush between 20 and 50',
  'strong-eyes': 'Eyeshadow and eyeliner at 70 or more',
};

export const ACHIEVEMENT_WORDS: Readonly<Record<AchievementId, Titled>> = {
  'first-try': { title: 'First Attempt', description: 'Put on your first makeup' },
  'photo-ready': { title: 'Photo Ready', description: 'Capture your first look' },
  'color-master': {
    title: 'Color Master',
    description: `Try ${COLOR_MASTER_LIPSTICKS} different lipstick colors`,
  },
  'daily-streak': {
    title: 'Daily Glow',
    description: `Come back ${DAILY_GLOW_DAYS} days in a row`,
  },
  trendsetter: { title: 'Trendsetter', description: 'Try all quick looks' },
};

export type AchievementCategory = 'Makeup' | 'Social' | 'Creativity' | 'Exploration';

export const ACHIEVEMENT_CATEGORIES: Readonly<Record<AchievementId, AchievementCategory>> = {
  'first-try': 'Makeup',
  'photo-ready': 'Social',
  'color-master': 'Creativity',
  'daily-streak': 'Exploration',
  trendsetter: 'Exploration',
};

/** What a reward message says that XP was gained by. */
export const EVENT_WORDS: Readonly<Record<XpEvent, string>> = {
  camera_started: 'Camera started',
  first_makeup_applied: 'First makeup',
  photo_captured: 'Photo captured',
  color_changed: 'New color',
  look_saved: 'Look saved',
  daily_login: 'A new day',
  streak_maintained: 'Streak kept',
  all_looks_tried: 'All quick looks tried',
};

export const CONFIDENCE_WORDS = {
  level: 'Level {level}',
  xp: '{xp} XP',
  gain: '+{xp} XP',
  toNext: '{xp} XP to {title}',
  lastLevel: 'You’re at the top level',
  progress: 'XP toward the next level',
  progressValue: '{xp} of {to} XP',
  start: 'Start Your Beauty Journey!',
  challenges: 'Daily Challenges',
  challengesLead: 'New every day. We check the look you’re wearing.',
  complete: 'Complete',
  completed: 'Completed',
  completeNamed: 'Complete {title}',
  met: 'Done',
  unmet: 'Still to do',
  notYet: 'Not yet: {missing}.',
  achievements: 'Achievements',
  unlocked: 'Unlocked {day}',
  unlockedToday: 'Unlocked today',
  locked: 'Locked',
  ofMany: '{count} of {all}',
  totals: 'Totals',
  totalXp: 'Total XP',
  dayStreak: 'Day Streak',
  week: 'XP, last 7 days',
  weekDay: 'Day',
  weekXp: 'XP',
  tryLook: 'Try Look',
  takePhoto: 'Take Photo',
  needsPicture: 'Start the camera or open a picture first.',
  help: 'How to Play',
  onDevice: 'Saved on this device. Sign in to save it to your account.',
  inAccount: 'Saved to your account.',
} as const;

export const LEVEL_UP_WORDS = {
  title: 'Level Up!',
  reached: 'You’re now a {title}.',
} as const;

export interface HowToPlayStep {
  readonly title: string;
  readonly lines: readonly string[];
}

const { color_changed: colours, photo_captured: photos, look_saved: savedLooks } = AWARD_RULES;
const thresholds = LEVELS.slice(1).map(({ requiredXp }) => requiredXp);

export const HOW_TO_PLAY_STEPS: readonly HowToPlayStep[] = [
  {
    title: 'Open the mirror',
    lines: [
      `The first thing you do each day earns ${EVENT_XP.daily_login} XP. Your first camera start of the day earns ${EVENT_XP.camera_started}.`,
      'No camera? A photo or the drawn model works for everything else.',
    ],
  },
  {
    title: 'Play with makeup',
    lines: [
      `Your first makeup earns ${EVENT_XP.first_makeup_applied} XP. Every new color earns ${EVENT_XP.color_changed}, up to ${colours.most} a day.`,
      `Each photo you capture earns ${EVENT_XP.photo_captured} XP, up to ${photos.most} a day. Each look you save earns ${EVENT_XP.look_saved}, up to ${savedLooks.most}. Trying all the quick looks earns ${EVENT_XP.all_looks_tried}.`,
    ],
  },
  {
    title: 'Take the daily challenges',
    lines: [
      `Three new ones every day, worth ${Object.values(CHALLENGE_XP).join(', ')} XP. Wear what the challenge asks for, then press Complete.`,
      'We check the shades and intensities you’re wearing, never your face.',
    ],
  },
  {
    title: 'Unlock achievements',
    lines: [
      `There are five, worth ${Object.values(ACHIEVEMENT_XP).join(', ')} XP. Each one unlocks once and stays unlocked.`,
    ],
  },
  {
    title: 'Keep coming back',
    lines: [
      `Coming back the next day earns ${EVENT_XP.streak_maintained} XP. New levels start at ${thresholds.join(', ')}.`,
      'You never lose XP. It stays on this device until you sign in, and in your account from then on.',
    ],
  },
];

export const HOW_TO_PLAY_WORDS = {
  title: 'How to Play',
  close: 'Close',
  step: 'Step {step} of {all}',
  previous: 'Previous',
  next: 'Next',
  start: 'Start Playing!',
} as const;

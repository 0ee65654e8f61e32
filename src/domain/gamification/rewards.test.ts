import { describe, expect, it } from 'vitest';
import { AWARD_KINDS, AWARD_RULES } from './awards.ts';
import { LEVELS } from './levels.ts';
import {
  ACHIEVEMENT_XP,
  CHALLENGE_XP,
  COLOR_MASTER_LIPSTICKS,
  DAILY_GLOW_DAYS,
  EVENT_XP,
  REWARD_MS,
} from './rewards.ts';

describe('the specification’s numbers', () => {
  it('are these for events', () => {
    expect(EVENT_XP).toEqual({
      camera_started: 10,
      first_makeup_applied: 25,
      photo_captured: 20,
      color_changed: 5,
      look_saved: 15,
      daily_login: 30,
      streak_maintained: 50,
      all_looks_tried: 100,
    });
  });

  it('are these for challenges', () => {
    expect(CHALLENGE_XP).toEqual({ 'bold-lip': 30, 'natural-glow': 25, 'eye-focus': 35 });
  });

  it('are these for achievements', () => {
    expect(ACHIEVEMENT_XP).toEqual({
      'first-try': 25,
      'photo-ready': 50,
      'color-master': 75,
      'daily-streak': 100,
      trendsetter: 150,
    });
    expect(COLOR_MASTER_LIPSTICKS).toBe(5);
    expect(DAILY_GLOW_DAYS).toBe(3);
  });

  it('are these for levels', () => {
    expect(LEVELS.map(({ level, requiredXp }) => [level, requiredXp])).toEqual([
      [1, 0],
      [2, 100],
      [3, 300],
      [4, 600],
      [5, 1000],
    ]);
  });

  it('say how long a reward is on show', () => {
    expect(REWARD_MS).toBe(3000);
  });
});

describe('the limits', () => {
  it('let twenty colours a day count', () => {
    expect(AWARD_RULES.color_changed).toMatchObject({ per: 'day', most: 20 });
  });

  it('know every kind of award', () => {
    expect(new Set(AWARD_KINDS)).toEqual(new Set(Object.keys(AWARD_RULES)));
  });
});

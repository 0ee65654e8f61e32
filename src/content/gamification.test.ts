import { describe, expect, it } from 'vitest';
import { missingFor } from '#domain/gamification/challenges.ts';
import { TRIED_LOOK_IDS } from '#domain/gamification/rewards.ts';
import {
  ACHIEVEMENT_CATEGORIES,
  ACHIEVEMENT_WORDS,
  CHALLENGE_WORDS,
  CONFIDENCE_WORDS,
  HOW_TO_PLAY_STEPS,
  HOW_TO_PLAY_WORDS,
  LEVEL_UP_WORDS,
  LEVEL_WORDS,
} from './gamification.ts';
import { QUICK_LOOKS } from './quick-looks.ts';

describe('the words of the specification', () => {
  it('name the levels', () => {
    expect(Object.values(LEVEL_WORDS).map(({ title }) => title)).toEqual([
      'Beauty Beginner',
      'Makeup Explorer',
      'Style Creator',
      'Beauty Artist',
      'Confidence Queen',
    ]);
  });

  it('name the achievements and their categories', () => {
    const named = Object.entries(ACHIEVEMENT_WORDS).map(([id, { title }]) => [id, title]);
    expect(named).toEqual([
      ['first-try', 'First Attempt'],
      ['photo-ready', 'Photo Ready'],
      ['color-master', 'Color Master'],
      ['daily-streak', 'Daily Glow'],
      ['trendsetter', 'Trendsetter'],
    ]);
    expect(ACHIEVEMENT_WORDS['color-master'].description).toMatch(/5 different lipstick colors/i);
    expect(ACHIEVEMENT_WORDS['daily-streak'].description).toMatch(/3 days in a row/i);
    expect(ACHIEVEMENT_WORDS.trendsetter.description).toMatch(/all quick looks/i);
    expect(Object.values(ACHIEVEMENT_CATEGORIES)).toEqual([
      'Makeup',
      'Social',
      'Creativity',
      'Exploration',
      'Exploration',
    ]);
  });

  it('name what is on the panel', () => {
    expect(CONFIDENCE_WORDS).toMatchObject({
      start: 'Start Your Beauty Journey!',
      challenges: 'Daily Challenges',
      complete: 'Complete',
      achievements: 'Achievements',
      totalXp: 'Total XP',
      dayStreak: 'Day Streak',
      tryLook: 'Try Look',
      takePhoto: 'Take Photo',
    });
    expect(LEVEL_UP_WORDS.title).toBe('Level Up!');
  });

  it('tell how to play in five steps', () => {
    expect(HOW_TO_PLAY_STEPS).toHaveLength(5);
    expect(HOW_TO_PLAY_WORDS).toMatchObject({
      title: 'How to Play',
      previous: 'Previous',
      next: 'Next',
      start: 'Start Playing!',
    });
  });

  it('name three challenges', () => {
    expect(Object.keys(CHALLENGE_WORDS)).toEqual(['bold-lip', 'natural-glow', 'eye-focus']);
  });
});

describe('the quick looks', () => {
  it('are the looks to try', () => {
    expect(QUICK_LOOKS.map(({ id }) => id)).toEqual(TRIED_LOOK_IDS);
  });

  it.each([
    ['bold-lip', 'bold'],
    ['natural-glow', 'natural'],
  ] as const)('meet the challenge %s with %s', (challenge, id) => {
    expect(missingFor(challenge, QUICK_LOOKS.find((quick) => quick.id === id)!.look)).toEqual([]);
  });
});

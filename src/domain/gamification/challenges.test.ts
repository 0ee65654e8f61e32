import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import { missingFor } from './challenges.ts';
import { CHALLENGE_IDS } from './rewards.ts';

const RED_LIPS: Look = { ...DEFAULT_LOOK, lipstick: { color: '#b3203f', opacity: 90 } };
const SOFT: Look = {
  ...DEFAULT_LOOK,
  lipstick: { color: '#bf8a76', opacity: 50 },
  blush: { color: '#f3a27e', opacity: 30 },
  eyeshadow: { ...DEFAULT_LOOK.eyeshadow, opacity: 30 },
  eyeliner: { color: '#3b241b', opacity: 35 },
};
const SMOKY: Look = {
  ...SOFT,
  eyeshadow: { ...DEFAULT_LOOK.eyeshadow, opacity: 80 },
  eyeliner: { color: '#000000', opacity: 90 },
};

describe('a challenge', () => {
  it.each([
    ['bold-lip', RED_LIPS],
    ['natural-glow', SOFT],
    ['eye-focus', SMOKY],
  ] as const)('named %s is met by a look for it', (challenge, look) => {
    expect(missingFor(challenge, look)).toEqual([]);
  });

  it.each(CHALLENGE_IDS)('named %s is not met by the look of a first visit', (id) => {
    expect(missingFor(id, DEFAULT_LOOK)).not.toEqual([]);
  });

  it('says what is missing', () => {
    expect(missingFor('bold-lip', SOFT)).toEqual(['bold-colour', 'strong-lips']);
    expect(missingFor('natural-glow', SMOKY)).toEqual(['soft-eyes']);
    expect(missingFor('eye-focus', RED_LIPS)).toEqual(['strong-eyes', 'soft-lips']);
  });
});

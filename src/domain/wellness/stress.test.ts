import { describe, expect, it } from 'vitest';
import {
  NOTHING_SAID,
  parseStressAnswers,
  stressCategory,
  stressLevel,
  type StressAnswer,
  type StressAnswers,
} from './stress.ts';

function said(
  rushed: StressAnswer,
  tense: StressAnswer,
  calm: StressAnswer,
  ownTime: StressAnswer,
): StressAnswers {
  return { ...NOTHING_SAID, answers: { rushed, tense, calm, 'own-time': ownTime } };
}

describe('the level of stress', () => {
  it('is 0 for a day that was easy in every answer, and 100 for the opposite', () => {
    expect(stressLevel(said(0, 0, 4, 4))).toBe(0);
    expect(stressLevel(said(4, 4, 0, 0))).toBe(100);
  });

  it('grows with what weighs, and falls with what eases, by the same', () => {
    expect(stressLevel(said(2, 2, 2, 2))).toBe(50);
    expect(stressLevel(said(3, 2, 2, 2))).toBe(56);
    expect(stressLevel(said(2, 2, 3, 2))).toBe(44);
  });

  it('is not said before all four are answered', () => {
    expect(stressLevel(NOTHING_SAID)).toBeNull();
    expect(stressLevel({ ...NOTHING_SAID, answers: { rushed: 4, tense: 4, calm: 0 } })).toBeNull();
  });

  it('has a word for each third', () => {
    expect([0, 33, 34, 66, 67, 100].map(stressCategory)).toEqual([
      'low',
      'low',
      'moderate',
      'moderate',
      'high',
      'high',
    ]);
  });
});

describe('kept answers', () => {
  it('are read as they were written, and no others', () => {
    const kept = { ...said(1, 2, 3, 4), symptoms: ['dry-lips'], saidAt: 7 };
    expect(parseStressAnswers(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(parseStressAnswers({ ...kept, answers: { rushed: 9 } })).toBeNull();
    expect(parseStressAnswers({ ...kept, symptoms: ['a fever'] })).toBeNull();
  });
});

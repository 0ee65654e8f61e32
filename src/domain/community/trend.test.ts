import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { withTrend } from './trend.ts';

describe('a trend', () => {
  it('of glass skin thins the foundation to 20 and keeps its shade', () => {
    expect(withTrend(DEFAULT_LOOK, { kind: 'base', glass: true })).toEqual({
      ...DEFAULT_LOOK,
      foundation: { color: '#F8E8DB', opacity: 20 },
    });
  });

  it('of any other base sets it to 50', () => {
    const { foundation } = withTrend(DEFAULT_LOOK, { kind: 'base', glass: false });
    expect(foundation).toEqual({ color: '#F8E8DB', opacity: 50 });
  });

  it('of neon draws the eyeliner at 85', () => {
    expect(withTrend(DEFAULT_LOOK, { kind: 'neon-eyeliner', color: '#2af5a0' })).toEqual({
      ...DEFAULT_LOOK,
      eyeliner: { color: '#2af5a0', opacity: 85 },
    });
  });

  it('of a whole look wears lips, cheeks and eyes at 70, 50 and 60', () => {
    const worn = withTrend(
      { ...DEFAULT_LOOK, lipstick: { color: '#000000', opacity: 1, finish: 'gloss' } },
      {
        kind: 'overall',
        lipstick: '#8e2f5b',
        blush: '#b5506e',
        eyeshadow: ['#d8a3b8', '#8f3d66', '#4b1c40'],
      },
    );
    expect(worn).toEqual({
      ...DEFAULT_LOOK,
      lipstick: { color: '#8e2f5b', opacity: 70, finish: 'gloss' },
      blush: { color: '#b5506e', opacity: 50 },
      eyeshadow: { colors: ['#d8a3b8', '#8f3d66', '#4b1c40'], opacity: 60 },
    });
  });
});

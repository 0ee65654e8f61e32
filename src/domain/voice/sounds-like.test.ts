import { describe, expect, it } from 'vitest';
import { soundOf, soundsOf, wordSounding } from './sounds-like.ts';

const KNOWN = soundsOf(['mascara', 'purple', 'coral', 'copper', 'compare', 'sandy']);
const heard = (...words: readonly string[]) =>
  wordSounding(
    KNOWN,
    words.map((plain) => ({ plain })),
  );

describe('words that sound like ours', () => {
  it.each([
    [['mass', 'scara'], 'mascara'],
    [['pure', 'pull'], 'purple'],
    [['core', 'all'], 'coral'],
    [['cop', 'her'], 'copper'],
    [['compair'], 'compare'],
  ] as const)('are %j for %s', (words, meant) => {
    expect(heard(...words)).toBe(meant);
  });

  it.each([[['sunday']], [['my', 'sister']], [['cat']], [['a'.repeat(40)]]])(
    'are not %j',
    (words) => {
      expect(heard(...words)).toBeUndefined();
    },
  );

  it('sound the same by their consonants', () => {
    expect(soundOf('fuchsia')).not.toBe('');
    expect(soundOf('phase')).toBe(soundOf('faze'));
  });
});

import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { adjustmentPatch, adjustmentsFor } from './makeup-in-light.ts';

const CLUB = { temperature: 5200, brightness: 30 };
const RESTAURANT = { temperature: 2700, brightness: 50 };
const NOON = { temperature: 6500, brightness: 100 };

describe('makeup that is adjusted for a light', () => {
  it('is stronger in dim light, and most of all where it is soft', () => {
    const changes = adjustmentsFor(DEFAULT_LOOK, CLUB);
    const grown = Object.fromEntries(changes.map(({ product, from, to }) => [product, to / from]));
    expect(changes.every(({ reason }) => reason === 'dim')).toBe(true);
    expect(grown['blush']).toBeGreaterThan(grown['eyeliner']!);
    expect(Object.keys(grown)).not.toContain('foundation');
  });

  it('has more red in warm light than in a neutral one that is as dim', () => {
    const neutral = adjustmentsFor(DEFAULT_LOOK, { ...RESTAURANT, temperature: 6500 });
    const blush = (changes: typeof neutral) =>
      changes.find(({ product }) => product === 'blush')!.to;
    expect(blush(adjustmentsFor(DEFAULT_LOOK, RESTAURANT))).toBeGreaterThan(blush(neutral));
  });

  it('is lighter in full daylight, which shows every layer', () => {
    expect(adjustmentsFor(DEFAULT_LOOK, NOON)).toEqual([
      { product: 'blush', from: 50, to: 44, reason: 'bright' },
      { product: 'eyeliner', from: 80, to: 68, reason: 'bright' },
      { product: 'foundation', from: 40, to: 30, reason: 'bright' },
    ]);
  });

  it('never passes 100, and puts nothing on that was not worn', () => {
    const strong = applyPatch(DEFAULT_LOOK, { blush: { opacity: 95 }, lipstick: { opacity: 0 } });
    const worn = applyPatch(strong, adjustmentPatch(adjustmentsFor(strong, CLUB)));
    expect([worn.blush.opacity, worn.lipstick.opacity]).toEqual([100, 0]);
  });
});

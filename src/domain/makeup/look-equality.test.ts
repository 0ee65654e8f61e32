import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from './look.ts';
import { sameMakeup } from './look-equality.ts';
import { applyPatch } from './patch.ts';

describe('sameMakeup', () => {
  it('holds for one look on two skins, each in its own foundation', () => {
    const deeper = applyPatch(DEFAULT_LOOK, { foundation: { color: '#5b3929' } });
    const sheer = applyPatch(deeper, { foundation: { opacity: 12 } });
    expect(sameMakeup(DEFAULT_LOOK, deeper)).toBe(true);
    expect(sameMakeup(DEFAULT_LOOK, sheer)).toBe(true);
  });

  it('does not mind how the digits of a colour are written', () => {
    const upper = applyPatch(DEFAULT_LOOK, { lipstick: { color: '#EC4899' } });
    expect(sameMakeup(DEFAULT_LOOK, upper)).toBe(true);
  });

  it('treats a look without a finish as one in the usual finish', () => {
    const satin = applyPatch(DEFAULT_LOOK, { lipstick: { finish: 'satin' } });
    const gloss = applyPatch(DEFAULT_LOOK, { lipstick: { finish: 'gloss' } });
    expect(sameMakeup(DEFAULT_LOOK, satin)).toBe(true);
    expect(sameMakeup(DEFAULT_LOOK, gloss)).toBe(false);
  });

  it('does not hold when a product meets the skin in another way', () => {
    const overlay = applyPatch(DEFAULT_LOOK, { mascara: { blend: 'overlay' } });
    expect(sameMakeup(DEFAULT_LOOK, overlay)).toBe(false);
  });

  it('does not hold when one opacity differs', () => {
    const fainter = applyPatch(DEFAULT_LOOK, { blush: { opacity: 49 } });
    expect(sameMakeup(DEFAULT_LOOK, fainter)).toBe(false);
  });
});

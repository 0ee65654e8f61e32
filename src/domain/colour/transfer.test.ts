import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENCODED_OFFSET, luma, parseHex, toEncoded, toLinear } from './transfer.ts';

const unit = fc.double({ min: 0, max: 1, noNaN: true });

describe('the sRGB transfer function', () => {
  it('gives an encoded value back', () => {
    fc.assert(
      fc.property(unit, (encoded) => {
        expect(toEncoded(toLinear(encoded))).toBeCloseTo(encoded, 5);
      }),
    );
  });

  it('gives each of the 256 levels back exactly', () => {
    for (let level = 0; level < 256; level += 1) {
      expect(Math.round(toEncoded(toLinear(level / 255)) * 255)).toBe(level);
    }
  });

  it('keeps black black, white white, and the standard 18% grey where the standard puts it', () => {
    expect([toLinear(0), toLinear(1), toEncoded(0)]).toEqual([0, 1, 0]);
    expect(toEncoded(1)).toBeCloseTo(1, 12);
    expect(toEncoded(0.18) * 255).toBeCloseTo(117.6, 0);
  });

  it('rises everywhere', () => {
    fc.assert(
      fc.property(unit, unit, (first, second) => {
        fc.pre(Math.abs(first - second) > 1e-6);
        expect(Math.sign(toLinear(first) - toLinear(second))).toBe(Math.sign(first - second));
      }),
    );
  });
});

describe('the offset power form', () => {
  it('turns a factor on light into a factor on the shifted encoded value', () => {
    const aboveToe = fc.double({ min: 0.0032, max: 1, noNaN: true });
    const factor = fc.double({ min: 0.1, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(aboveToe, factor, (light, times) => {
        fc.pre(light * times > 0.0032);
        const scaled = (toEncoded(light) + ENCODED_OFFSET) * times ** (1 / 2.4) - ENCODED_OFFSET;
        expect(scaled).toBeCloseTo(toEncoded(light * times), 10);
      }),
    );
  });
});

describe('a colour in hexadecimal', () => {
  it('is read as encoded channels, in either case', () => {
    expect(parseHex('#ff8000')).toEqual([1, 128 / 255, 0]);
    expect(parseHex('#FDE68A')).toEqual(parseHex('#fde68a'));
  });
});

describe('luma', () => {
  it('is the level itself for a grey', () => {
    expect(luma([0.4, 0.4, 0.4])).toBeCloseTo(0.4, 12);
  });
});

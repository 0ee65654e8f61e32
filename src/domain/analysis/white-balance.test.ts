import { describe, expect, it } from 'vitest';
import { combineWitnesses, luminanceOf, type LightWitness } from './white-balance.ts';

const witness = (level: number, tint: number, deviation: number): LightWitness => ({
  white: [level * tint, level, level / tint],
  levelDeviation: deviation,
  tintDeviation: deviation,
});

describe('the white balance', () => {
  it('is a single witness’s own', () => {
    const { white, levelDeviation } = combineWitnesses([witness(0.8, 1.2, 0.1)]);
    expect(white[0] / white[1]).toBeCloseTo(1.2, 6);
    expect(luminanceOf(white)).toBeCloseTo(luminanceOf([0.96, 0.8, 0.8 / 1.2]), 6);
    expect(levelDeviation).toBeCloseTo(0.1, 6);
  });

  it('lies nearer to the witness that is surer, by inverse variance', () => {
    const { white } = combineWitnesses([witness(1, 1, 0.1), witness(Math.E, 1, 0.2)]);
    expect(Math.log(luminanceOf(white))).toBeCloseTo(0.2, 6);
  });

  it('is surer than each of its witnesses where they agree', () => {
    expect(combineWitnesses([witness(1, 1, 0.1), witness(1, 1, 0.1)]).levelDeviation).toBeCloseTo(
      0.0707,
      3,
    );
  });

  it('is the less sure the more they disagree', () => {
    const { levelDeviation, redDeviation } = combineWitnesses([
      witness(0.5, 1, 0.1),
      witness(1, 1, 0.1),
    ]);
    expect(levelDeviation).toBeGreaterThan(0.3);
    expect(redDeviation).toBeCloseTo(0.0707, 3);
  });

  it('takes nothing from a witness that does not know', () => {
    const known = witness(0.7, 1.1, 0.1);
    const { white } = combineWitnesses([
      known,
      { ...witness(9, 1.5, 1), levelDeviation: Infinity, tintDeviation: Infinity },
    ]);
    expect(luminanceOf(white)).toBeCloseTo(luminanceOf(known.white), 6);
  });
});

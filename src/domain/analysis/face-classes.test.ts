import { describe, expect, it } from 'vitest';
import { eyeColourOf, eyeShapeOf, eyeTiltOf } from './eyes.ts';
import { FACE_SHAPES, faceShapeOf, namedShapes } from './face-shape.ts';
import { undertoneOf } from './undertone.ts';

describe('the shape of a face', () => {
  it.each([
    ['oblong', { length: 1.42, forehead: 0.87, jaw: 0.87, chin: 0.51 }],
    ['square', { length: 1.14, forehead: 0.88, jaw: 0.96, chin: 0.56 }],
    ['heart', { length: 1.22, forehead: 0.92, jaw: 0.81, chin: 0.4 }],
  ] as const)('is likeliest %s with its proportions', (shape, proportions) => {
    expect(faceShapeOf(proportions)[0]).toMatchObject({ name: shape });
  });

  it('is never certain: each of the six keeps a chance, and all add up to one', () => {
    const chances = faceShapeOf({ length: 2, forehead: 0.87, jaw: 0.87, chin: 0.6 });
    expect(chances.map(({ name }) => name).toSorted()).toEqual(FACE_SHAPES.toSorted());
    expect(Math.min(...chances.map(({ chance }) => chance))).toBeGreaterThan(0.03);
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
  });

  it('is named as between two where the second is nearly as likely', () => {
    expect(
      namedShapes([
        { name: 'oval', chance: 0.5 },
        { name: 'oblong', chance: 0.3 },
      ]),
    ).toEqual(['oval', 'oblong']);
    expect(
      namedShapes([
        { name: 'oval', chance: 0.8 },
        { name: 'oblong', chance: 0.1 },
      ]),
    ).toEqual(['oval']);
  });
});

describe('the eyes', () => {
  it('are named by their opening and tilt', () => {
    expect(eyeShapeOf({ value: 0.33, deviation: 0.02 })[0]).toMatchObject({ name: 'almond' });
    expect(eyeShapeOf({ value: 0.2, deviation: 0.02 })[0]).toMatchObject({ name: 'narrow' });
    expect(eyeTiltOf({ value: 9, deviation: 1 })[0]).toMatchObject({ name: 'upturned' });
    expect(eyeTiltOf({ value: -2, deviation: 1 })[0]).toMatchObject({ name: 'downturned' });
  });

  it('have the colour of their iris, less surely the less the light is known', () => {
    const blue = { lightness: 43, a: -3, b: -12 };
    expect(eyeColourOf(blue, 1)[0]).toMatchObject({ name: 'blue' });
    expect(eyeColourOf(blue, 20)[0]!.chance).toBeLessThan(eyeColourOf(blue, 1)[0]!.chance);
  });
});

describe('the undertone', () => {
  it('is what the hue’s interval allows', () => {
    expect(undertoneOf({ value: 70, deviation: 2 })[0]).toMatchObject({ name: 'warm' });
    expect(undertoneOf({ value: 40, deviation: 2 })[0]).toMatchObject({ name: 'cool' });
    expect(undertoneOf({ value: 56, deviation: 30 })[0]!.chance).toBeLessThan(0.6);
  });
});

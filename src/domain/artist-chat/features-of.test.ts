import { expect, test } from 'vitest';
import { PEOPLE, syntheticReading } from '#tests/advice/synthetic-reading.ts';
import { featuresOf } from './features-of.ts';
import { FEATURE_VALUES, SHARED_FEATURES } from './shared-features.ts';

test('what can be shared are classes, and no number', () => {
  for (const person of PEOPLE) {
    const { features } = featuresOf(syntheticReading(person));
    for (const feature of SHARED_FEATURES) {
      expect([undefined, ...FEATURE_VALUES[feature]]).toContain(features[feature]);
    }
  }
});

test('two people share different values', () => {
  const [fair, deep] = [PEOPLE[0]!, PEOPLE.at(-1)!].map((each) =>
    featuresOf(syntheticReading(each)),
  );
  expect(fair!.features.skinDepth).not.toBe(deep!.features.skinDepth);
  expect(deep!.features).toMatchObject({ skinDepth: 'deep', eyeColor: 'dark brown' });
});

test('what was withheld is left out, with its reason', () => {
  const withheld = ['skin-lightness', 'iris-lightness', 'lip-height', 'skin-hue'] as const;
  const { features, withheld: why } = featuresOf(
    syntheticReading(PEOPLE[3]!, undefined, withheld, 'too-dark'),
  );
  expect(Object.keys(features).toSorted()).toEqual([
    'contrast',
    'eyeShape',
    'eyeTilt',
    'faceShape',
  ]);
  expect(why).toEqual({
    skinDepth: 'too-dark',
    undertone: 'too-dark',
    eyeColor: 'too-dark',
    lipShape: 'too-dark',
  });
});

test('a shape between two is left out, and so is a class that is less likely than all others together', () => {
  const reading = {
    ...syntheticReading(PEOPLE[3]!),
    shape: {
      chances: [
        { name: 'oval', chance: 0.5 },
        { name: 'heart', chance: 0.3 },
      ],
    },
    eyeShape: {
      chances: [
        { name: 'round', chance: 0.45 },
        { name: 'almond', chance: 0.4 },
        { name: 'narrow', chance: 0.15 },
      ],
    },
  } as const;
  expect(featuresOf(reading).withheld).toEqual({ faceShape: 'uncertain', eyeShape: 'uncertain' });
});

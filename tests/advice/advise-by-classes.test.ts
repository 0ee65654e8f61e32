import { describe, expect, test } from 'vitest';
import { SHADE_LIBRARY } from '#content/shade-library/shade-library.ts';
import { FEATURE_VALUES } from '#domain/artist-chat/shared-features.ts';
import { skinToneOf } from '#domain/colour-wheel/skin-tone.ts';
import { mapRgb, toLinear } from '#domain/colour/transfer.ts';
import { adviseByClasses, usualSkin } from '#domain/advice/advise-by-classes.ts';
import { foundationUndertone, redUndertone } from '#domain/advice/library.ts';
import { rgbOfLab } from '#domain/advice/seen-colour.ts';

const SKINS = FEATURE_VALUES.skinDepth.flatMap((skinDepth) =>
  FEATURE_VALUES.undertone.map((undertone) => ({ skinDepth, undertone })),
);

describe('a face known only by its classes', () => {
  test.each(SKINS)('has skin that is $skinDepth and $undertone', ({ skinDepth, undertone }) => {
    const skin = usualSkin({ skinDepth, undertone });
    const told = skinToneOf(mapRgb(rgbOfLab(skin), toLinear));
    expect(told).toMatchObject({ depth: skinDepth, undertone });
  });

  test.each(SKINS)(
    'is given a foundation and a red that lean as $skinDepth, $undertone skin does',
    (classes) => {
      const [foundation] = adviseByClasses('foundation', classes, SHADE_LIBRARY);
      const red = adviseByClasses('lipstick', classes, SHADE_LIBRARY).at(-1);
      expect(foundationUndertone(foundation!.color)).toBe(classes.undertone);
      expect(redUndertone(red!.color)).toBe(classes.undertone);
    },
  );

  test('is given a red by its undertone, and no foundation, if the depth is not known', () => {
    const classes = { undertone: 'warm' } as const;
    expect(adviseByClasses('foundation', classes, SHADE_LIBRARY)).toEqual([]);
    const red = adviseByClasses('lipstick', classes, SHADE_LIBRARY).at(-1);
    expect(redUndertone(red!.color)).toBe('warm');
  });
});

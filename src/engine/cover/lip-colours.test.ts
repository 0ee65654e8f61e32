import { describe, expect, it } from 'vitest';
import { FaceGrid } from './face-grid.ts';
import { ZONE } from './face-zones.ts';
import { LipColours } from './lip-colours.ts';
import { SkinField } from './skin-field.ts';

interface Colour {
  readonly light: number;
  readonly warm: number;
  readonly cool: number;
}

const COLUMNS = 20;
const ROWS = 10;

/** Lips of two colours, half of the cells each, as they differ from the skin. */
function lipsOf(upper: Colour, lower: Colour): { colours: LipColours; field: SkinField } {
  const grid = new FaceGrid();
  grid.columns = COLUMNS;
  grid.rows = ROWS;
  const field = new SkinField();
  const zones = new Uint8Array(COLUMNS * ROWS);
  for (let at = 0; at < zones.length; at += 1) {
    const isUpper = at < zones.length / 2;
    zones[at] = isUpper ? ZONE.upperLip : ZONE.lowerLip;
    const { light, warm, cool } = isUpper ? upper : lower;
    field.light[at] = light;
    field.warm[at] = warm;
    field.cool[at] = cool;
  }
  const colours = new LipColours();
  expect(colours.learn(grid, field, zones)).toBe(true);
  return { colours, field };
}

const UPPER: Colour = { light: -0.3, warm: 0.11, cool: 0.07 };

describe('a lower lip', () => {
  it('is a lip where it is lighter and paler than the upper one', () => {
    const { colours } = lipsOf(UPPER, { light: 0.03, warm: 0.04, cool: 0.07 });
    expect(colours.isLowerLipOther).toBe(false);
  });

  it('is a lip where it is a little redder than the upper one', () => {
    const { colours } = lipsOf(UPPER, { light: -0.2, warm: 0.15, cool: 0.08 });
    expect(colours.isLowerLipOther).toBe(false);
  });

  it.each<[string, Colour]>([
    ['bluer', { light: -0.35, warm: 0.1, cool: 0.18 }],
    ['lighter and redder', { light: 0.4, warm: 0.24, cool: 0.05 }],
  ])('is a tongue where it is much %s', (_how, tongue) => {
    const { colours, field } = lipsOf(UPPER, tongue);
    expect(colours.isLowerLipOther).toBe(true);
    expect(colours.deviation(field, 0)).toBeLessThan(1);
    expect(colours.deviation(field, COLUMNS * ROWS - 1)).toBeGreaterThan(9);
  });
});

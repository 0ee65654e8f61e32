import { describe, expect, it } from 'vitest';

import { FACE_MESH_POSITIONS, FACE_MESH_TRIANGLES } from './face-mesh.ts';

import {
  FACE_OVAL,
  LEFT_CHEEK,
  LEFT_EYE,
  LIPS_INNER,
  LIPS_LOWER_INNER,
  LIPS_LOWER_OUTER,
  LIPS_OUTER,
  LIPS_UPPER_INNER,
  LIPS_UPPER_OUTER,
  RIGHT_CHEEK,
  RIGHT_EYE,
} from './landmark-indices.ts';

const edges = new Set<string>();
for (let index = 0; index < FACE_MESH_TRIANGLES.length; index += 3) {
  const corners = [...FACE_MESH_TRIANGLES.subarray(index, index + 3)];
  for (const from of corners) for (const to of corners) edges.add(`${from}-${to}`);
}
const x = (index: number): number => FACE_MESH_POSITIONS[3 * index]!;
const y = (index: number): number => FACE_MESH_POSITIONS[3 * index + 1]!;

/** Steps of a line that do not run along an edge of the canonical mesh. */
function gaps(line: readonly number[]): readonly string[] {
  return line.slice(1).flatMap((to, index) => {
    const step = `${line[index]}-${to}`;
    return edges.has(step) ? [] : [step];
  });
}

describe('the landmark sets', () => {
  it.each([
    ['outer lips', [...LIPS_OUTER, LIPS_OUTER[0]!]],
    ['inner lips', [...LIPS_INNER, LIPS_INNER[0]!]],
    ['face', [...FACE_OVAL, FACE_OVAL[0]]],
    ["right eye's upper lid", RIGHT_EYE.upperLid],
    ["right eye's lower lid", RIGHT_EYE.lowerLid],
    ["right eye's crease", RIGHT_EYE.crease],
    ["right eye's orbit", RIGHT_EYE.orbit],
    ["left eye's upper lid", LEFT_EYE.upperLid],
    ["left eye's lower lid", LEFT_EYE.lowerLid],
    ["left eye's crease", LEFT_EYE.crease],
    ["left eye's orbit", LEFT_EYE.orbit],
  ])('of the %s run along edges of the mesh', (_, line) => {
    expect(gaps(line)).toEqual([]);
  });

  it('of the two eyes mirror each other, position by position', () => {
    for (const part of [
      'upperLid',
      'lowerLid',
      'crease',
      'orbit',
      'browLower',
      'browUpper',
    ] as const) {
      for (const [position, right] of RIGHT_EYE[part].entries()) {
        const left = LEFT_EYE[part][position]!;
        expect(x(right), `${part} ${right} ${left}`).toBeCloseTo(-x(left), 3);
        expect(y(right), `${part} ${right} ${left}`).toBeCloseTo(y(left), 3);
      }
    }
  });

  it('of the two cheeks mirror each other', () => {
    expect(x(RIGHT_CHEEK.apple)).toBeCloseTo(-x(LEFT_CHEEK.apple), 3);
    expect(x(RIGHT_CHEEK.temple)).toBeCloseTo(-x(LEFT_CHEEK.temple), 3);
    for (const [position, right] of RIGHT_CHEEK.outline.entries()) {
      expect(x(right)).toBeCloseTo(-x(LEFT_CHEEK.outline[position]!), 3);
    }
  });

  it('of the lips run from right to left, the upper above the lower', () => {
    for (const line of [LIPS_UPPER_OUTER, LIPS_LOWER_OUTER, LIPS_UPPER_INNER, LIPS_LOWER_INNER]) {
      expect(line.map(x)).toEqual(line.map(x).toSorted((first, second) => first - second));
    }
    for (const position of [3, 5, 7]) {
      expect(y(LIPS_UPPER_OUTER[position]!)).toBeGreaterThan(y(LIPS_UPPER_INNER[position]!));
      expect(y(LIPS_LOWER_INNER[position]!)).toBeGreaterThan(y(LIPS_LOWER_OUTER[position]!));
    }
  });
});

import { describe, expect, it } from 'vitest';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { createFaceFrame } from './face-frame.ts';
import { addFolds, addSpots } from './fold-shape.ts';
import { VERTEX_FLOATS, VertexBuffer } from './vertex-buffer.ts';

const CENTRE = 320;
const frame = createFaceFrame(posedLandmarks({ eyeSpan: 160, x: CENTRE, y: 180 }));
const FROM_ABOVE = { x: 0, y: -1 };

interface FoldVertex {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly side: number;
}

function verticesOf(buffer: VertexBuffer): FoldVertex[] {
  return Array.from({ length: buffer.vertexCount }, (_, index) => {
    const [x, y, depth, , , side] = buffer.vertices.subarray(index * VERTEX_FLOATS);
    return { x: x!, y: y!, depth: depth!, side: side! };
  });
}

function folds(years: number, light = FROM_ABOVE, on = frame): FoldVertex[] {
  const buffer = new VertexBuffer();
  addFolds(buffer, on, years, light);
  return verticesOf(buffer);
}

const depthOf = (vertices: readonly FoldVertex[]): number =>
  vertices.reduce((sum, { depth }) => sum + depth, 0);

describe('the folds that years bring', () => {
  it('are none before any year is added', () => {
    expect(folds(0)).toEqual([]);
  });

  it('get more and deeper with the years', () => {
    const [ten, twenty, thirty] = [10, 20, 30].map((years) => folds(years));
    expect(ten!.length).toBeLessThan(twenty!.length);
    expect(depthOf(ten!)).toBeLessThan(depthOf(twenty!));
    expect(depthOf(twenty!)).toBeLessThan(depthOf(thirty!));
  });

  it('are the same in every frame', () => {
    expect(folds(20)).toEqual(folds(20));
  });

  it('stay on the skin when the face moves', () => {
    const moved = createFaceFrame(posedLandmarks({ eyeSpan: 160, x: CENTRE + 40, y: 180 }));
    const [before, after] = [folds(20), folds(20, FROM_ABOVE, moved)];
    const shifts = after.map(({ x }, index) => x - before[index]!.x);
    expect(Math.max(...shifts.map((shift) => Math.abs(shift - 40)))).toBeLessThan(0.01);
  });

  it('are not alike on both sides of a face', () => {
    const all = folds(30);
    const left = depthOf(all.filter(({ x }) => x > CENTRE));
    const right = depthOf(all.filter(({ x }) => x < CENTRE));
    expect(Math.abs(left - right) / right).toBeGreaterThan(0.005);
    const mirrored = new Set(
      all.map(({ x, y }) => `${(2 * CENTRE - x).toFixed(1)} ${y.toFixed(1)}`),
    );
    const twins = all.filter(({ x, y }) => mirrored.has(`${x.toFixed(1)} ${y.toFixed(1)}`));
    expect(twins.length / all.length).toBeLessThan(0.05);
  });

  it('have their light and shade where the light puts them', () => {
    const [above, below] = [folds(20), folds(20, { x: 0, y: 1 })];
    const turned = above.filter(({ side }, index) => Math.abs(side - below[index]!.side) > 1);
    expect(turned.length / above.length).toBeGreaterThan(0.4);
  });

  it('are fainter, and without creases, on a face that is too small for them', () => {
    const small = createFaceFrame(posedLandmarks({ eyeSpan: 30, x: CENTRE, y: 180 }));
    expect(depthOf(folds(20, FROM_ABOVE, small))).toBeLessThan(0.7 * depthOf(folds(20)));
  });
});

describe('the spots that years bring', () => {
  it('come one after the other and end softly', () => {
    const [few, many] = [10, 30].map((years) => {
      const buffer = new VertexBuffer();
      addSpots(buffer, frame, years);
      return verticesOf(buffer);
    });
    expect(few!.length).toBeGreaterThan(0);
    expect(many!.length).toBeGreaterThan(few!.length);
    expect(many!.filter(({ depth }) => depth === 0).length).toBeGreaterThan(0);
  });
});

import { describe, expect, it } from 'vitest';

import type { Detection } from './detection.ts';
import { decodeDetections, fromWindow, mergeOverlapping, overlap, sigmoid } from './detection.ts';
import { FACE_DETECTOR_LAYOUT as LAYOUT } from './face-detector.ts';

const ANCHOR_COUNT = 896;

function box(x: number, y: number, size: number, score = 0.9): Detection {
  return {
    score,
    centre: { x, y },
    width: size,
    height: size,
    keypoints: Array.from({ length: 6 }, () => ({ x, y })),
  };
}

describe('decoding the detector', () => {
  it('adds the offsets of a box, in pixels of the input, to its anchor', () => {
    const boxes = new Float32Array(ANCHOR_COUNT * 16);
    const logits = new Float32Array(ANCHOR_COUNT).fill(-9);
    // The last anchor lies at 7.5 / 8 in both directions.
    logits[ANCHOR_COUNT - 1] = 2;
    boxes.set([-12.8, -25.6, 32, 64, 6.4, 12.8], (ANCHOR_COUNT - 1) * 16);
    const [face, ...others] = decodeDetections(boxes, logits, LAYOUT, 0.5);
    expect(others).toEqual([]);
    expect(face!.score).toBeCloseTo(sigmoid(2), 6);
    expect(face!.centre.x).toBeCloseTo(0.9375 - 0.1, 6);
    expect(face!.centre.y).toBeCloseTo(0.9375 - 0.2, 6);
    expect([face!.width, face!.height]).toEqual([0.25, 0.5]);
    expect(face!.keypoints[0]!.x).toBeCloseTo(0.9375 + 0.05, 6);
    expect(face!.keypoints[0]!.y).toBeCloseTo(0.9375 + 0.1, 6);
  });

  it('leaves out what is below the minimum score, and keeps what reaches it', () => {
    const boxes = new Float32Array(ANCHOR_COUNT * 16);
    const logits = new Float32Array(ANCHOR_COUNT).fill(-0.01);
    expect(decodeDetections(boxes, logits, LAYOUT, 0.5)).toEqual([]);
    logits[7] = 0;
    expect(decodeDetections(boxes, logits, LAYOUT, 0.5)).toHaveLength(1);
  });

  it('survives logits of any size', () => {
    expect(sigmoid(1e9)).toBe(1);
    expect(sigmoid(-1e9)).toBeGreaterThan(0);
  });
});

describe('boxes of the same face', () => {
  it('overlap by intersection over union', () => {
    expect(overlap(box(0, 0, 2), box(0, 0, 2))).toBe(1);
    expect(overlap(box(0, 0, 2), box(1, 0, 2))).toBeCloseTo(1 / 3, 9);
    expect(overlap(box(0, 0, 2), box(2, 0, 2))).toBe(0);
  });

  it('become one, weighted by their scores, with the best score', () => {
    const [face, ...others] = mergeOverlapping([box(1, 0, 10, 0.6), box(2, 0, 10, 0.9)]);
    expect(others).toEqual([]);
    expect(face!.score).toBe(0.9);
    expect(face!.centre.x).toBeCloseTo((1 * 0.6 + 2 * 0.9) / 1.5, 9);
    expect(face!.keypoints[3]!.x).toBeCloseTo(1.6, 9);
  });

  it('stay apart when they hardly overlap, the best first', () => {
    const faces = mergeOverlapping([box(0, 0, 10, 0.6), box(8, 0, 10, 0.9)]);
    expect(faces.map(({ score }) => score)).toEqual([0.9, 0.6]);
  });

  it('leaves what it was given as it was', () => {
    const given = [box(0, 0, 10, 0.6), box(30, 0, 10, 0.9)];
    mergeOverlapping(given);
    expect(given.map(({ score }) => score)).toEqual([0.6, 0.9]);
  });
});

describe('a detection of a window', () => {
  it('is placed in the picture, with its size and its keypoints', () => {
    const placed = fromWindow(box(0.5, 0.25, 0.2), { left: 100, top: 40, size: 200 });
    expect(placed).toMatchObject({ score: 0.9, width: 40, height: 40 });
    expect(placed.centre).toEqual({ x: 200, y: 90 });
    expect(placed.keypoints[5]).toEqual({ x: 200, y: 90 });
  });
});

import { describe, expect, it } from 'vitest';
import { PerformanceMeter, median } from './statistics.ts';

/** Shows `count` frames of a camera of this pace, each 5 ms after it was taken. */
function show(meter: PerformanceMeter, count: number, interval: number, from = 0): number {
  for (let frame = 0; frame < count; frame += 1) {
    const time = from + frame * interval;
    meter.frameShown(time + 5, time, 10);
  }
  return from + (count - 1) * interval + 5;
}

describe('the performance meter', () => {
  it('counts the frames shown in the last second', () => {
    const meter = new PerformanceMeter();
    const now = show(meter, 90, 1000 / 30);
    expect(meter.measure(now).framesPerSecond).toBeGreaterThanOrEqual(30);
    expect(meter.measure(now).framesPerSecond).toBeLessThanOrEqual(31);
  });

  it('falls to no frames a second when none are shown any more', () => {
    const meter = new PerformanceMeter();
    const now = show(meter, 60, 1000 / 30);
    expect(meter.measure(now + 500).framesPerSecond).toBeLessThan(17);
    expect(meter.measure(now + 1100).framesPerSecond).toBe(0);
  });

  it('counts no frame as dropped while all of them arrive', () => {
    const meter = new PerformanceMeter();
    const now = show(meter, 120, 1000 / 30);
    expect(meter.measure(now).droppedFrames).toBe(0);
  });

  it('counts the frames of the camera that were skipped', () => {
    const meter = new PerformanceMeter();
    show(meter, 30, 1000 / 30);
    show(meter, 30, 1000 / 30, 1000 + 3000 / 30);
    expect(meter.measure(3000).droppedFrames).toBe(3);
  });

  it('counts every second frame as dropped when only every second one is shown', () => {
    const meter = new PerformanceMeter();
    show(meter, 10, 1000 / 30);
    const now = show(meter, 20, 2000 / 30, 10_000 / 30);
    expect(meter.measure(now).droppedFrames).toBe(19);
  });

  it('counts no frame as dropped when a real camera’s frames come unevenly', () => {
    const meter = new PerformanceMeter();
    const shaken = Array.from({ length: 60 }, (_, frame) => frame * 33.3 + (frame % 3) * 3);
    for (const time of shaken) meter.frameShown(time + 5, time, 10);
    expect(meter.measure(2000).droppedFrames).toBe(0);
  });

  it('reports the median time of tracking and of drawing, in which one slow frame does not show', () => {
    const meter = new PerformanceMeter();
    for (const time of [9, 10, 11, 10, 250]) meter.frameShown(time, time, time);
    for (const time of [20, 21, 400, 19, 20]) meter.drawingTimed(time);
    expect(meter.measure(0).trackingTime).toBe(10);
    expect(meter.measure(0).renderTime).toBe(20);
  });

  it('forgets everything when the source changes', () => {
    const meter = new PerformanceMeter();
    show(meter, 10, 33);
    show(meter, 10, 100, 1000);
    meter.drawingTimed(9);
    meter.reset();
    expect(meter.measure(1100)).toEqual({
      framesPerSecond: 0,
      renderTime: 0,
      trackingTime: 0,
      droppedFrames: 0,
    });
  });
});

describe('the median', () => {
  it('is the middle value, in any order', () => {
    expect(median([5, 1, 9])).toBe(5);
  });

  it('of an empty list is 0', () => {
    expect(median([])).toBe(0);
  });
});

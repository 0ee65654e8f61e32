/** Where values lie in a drawing of a given height and width; every number is in the drawing's own units. */

export interface Drawing {
  readonly width: number;
  readonly height: number;
}

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where a scale ends: the first number at or above the largest value that is 1, 2 or 5 times a power of ten;
 * 1 where no value is above 0.
 */
export function scaleEnd(values: readonly number[]): number {
  const largest = Math.max(0, ...values);
  if (largest === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= largest) ?? 10;
  return step * power;
}

/** One bar for each value, from 0 upwards, with a third of its room left free. Values below 0 have no bar. */
export function barsOf(values: readonly number[], { width, height }: Drawing): readonly Bar[] {
  const end = scaleEnd(values);
  const room = width / Math.max(1, values.length);
  return values.map((value, place) => {
    const tall = (Math.max(0, value) / end) * height;
    return { x: (place + 1 / 6) * room, y: height - tall, width: (room * 2) / 3, height: tall };
  });
}

/** The path of a line through the values, each in the middle of its room; empty without values. */
export function lineThrough(values: readonly number[], { width, height }: Drawing): string {
  const end = scaleEnd(values);
  const room = width / Math.max(1, values.length);
  return values
    .map((value, place) => {
      const x = (place + 0.5) * room;
      const y = height - (Math.max(0, value) / end) * height;
      return `${place === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`;
    })
    .join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

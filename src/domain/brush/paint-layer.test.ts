import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/makeup/look.ts';
import { boundedStrokes, MOST_POINTS } from './bounded-strokes.ts';
import { isEmptyArea, LAYER_SIZE, type LayerArea } from './layer-area.ts';
import { PaintLayer } from './paint-layer.ts';
import { pointCount, type PaintedStroke } from './painted-stroke.ts';

function line(
  id: number,
  options: {
    product?: Product;
    shade?: string;
    pressure?: number;
    from?: readonly [number, number];
    to?: readonly [number, number];
    points?: number;
  } = {},
): PaintedStroke {
  const { product = 'lipstick', shade = '#ff0000', pressure = 0.6, points = 12 } = options;
  const { from = [0.4, 0.5], to = [0.5, 0.5] } = options;
  const values = Array.from({ length: points }, (_, place) => {
    const share = points === 1 ? 0 : place / (points - 1);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, pressure, 1];
  });
  return { id, shade, product, points: Float32Array.from(values.flat()) };
}

/** Red, green, blue and cover at a place of the layer, in [0, 255]. */
function pigmentAt({ data }: PaintLayer, u: number, v: number): readonly number[] {
  const at = 4 * (Math.floor(v * LAYER_SIZE) * LAYER_SIZE + Math.floor(u * LAYER_SIZE));
  return [...data.subarray(at, at + 4)];
}

function coverAt(layer: PaintLayer, u: number, v: number): number {
  return pigmentAt(layer, u, v)[3]!;
}

/** The most by which two layers differ anywhere, in levels. */
function apart(one: PaintLayer, other: PaintLayer): number {
  return one.data.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - (other.data[at] ?? 0))),
    0,
  );
}

/** The layer cut into squares of this side. */
function partsOf(side: number): LayerArea[] {
  const across = LAYER_SIZE / side;
  return Array.from({ length: across * across }, (_, place) => {
    const [left, top] = [side * (place % across), side * Math.floor(place / across)];
    return { left, top, right: left + side, bottom: top + side };
  });
}

/** Whether it says of every pixel with paint on it that there may be some. */
function holdsAllItsPaint(layer: PaintLayer): boolean {
  return partsOf(1).every(
    (area) =>
      layer.data[4 * (area.top * LAYER_SIZE + area.left) + 3] === 0 || layer.hasPaintIn(area),
  );
}

function painted(...strokes: PaintedStroke[]): PaintLayer {
  const layer = new PaintLayer();
  layer.show(strokes);
  return layer;
}

describe('a stroke', () => {
  it('lies where it was painted, and nowhere else', () => {
    const layer = painted(line(1));
    expect(coverAt(layer, 0.45, 0.5)).toBeGreaterThan(100);
    expect(coverAt(layer, 0.45, 0.54)).toBe(0);
    expect(coverAt(layer, 0.55, 0.5)).toBe(0);
  });

  it('fades to its rim without a step', () => {
    const layer = painted(line(1, { product: 'blush', from: [0.3, 0.5], to: [0.7, 0.5] }));
    const down = Array.from({ length: 40 }, (_, row) =>
      coverAt(layer, 0.5, 0.5 + row / LAYER_SIZE),
    );
    const steps = down.slice(1).map((cover, row) => down[row]! - cover);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps)).toBeLessThan(12);
    expect(down.at(-1)).toBe(0);
  });

  it('covers more and is wider under more pressure', () => {
    const [light, heavy] = [0.1, 1].map((pressure) => painted(line(1, { pressure })));
    expect(coverAt(heavy!, 0.45, 0.5)).toBeGreaterThan(coverAt(light!, 0.45, 0.5) + 40);
    const width = ({ painted: { top, bottom } }: PaintLayer): number => bottom - top;
    expect(width(heavy!)).toBeGreaterThan(width(light!));
  });

  it('builds up where a soft brush passes again, and never beyond what its pressure covers', () => {
    const once = line(1, { product: 'blush', pressure: 1 });
    const often = {
      ...once,
      points: Float32Array.from(Array.from({ length: 30 }, () => [...once.points]).flat()),
    };
    const [one, many] = [painted(once), painted(often)];
    expect(coverAt(many, 0.45, 0.5)).toBeGreaterThan(coverAt(one, 0.45, 0.5));
    expect(coverAt(many, 0.45, 0.5)).toBeLessThanOrEqual(Math.ceil(0.55 * 255));
  });

  it('is the same from many points as from few', () => {
    const [few, many] = [8, 400].map((points) => painted(line(1, { points })));
    expect(Math.abs(coverAt(few!, 0.45, 0.5) - coverAt(many!, 0.45, 0.5))).toBeLessThan(12);
  });

  it('is not joined across a gap: the pointer left the face there', () => {
    const layer = painted(line(1, { from: [0.2, 0.5], to: [0.8, 0.5], points: 2 }));
    expect(coverAt(layer, 0.2, 0.5)).toBeGreaterThan(0);
    expect(coverAt(layer, 0.5, 0.5)).toBe(0);
  });

  it('ends at the rim of the layer', () => {
    const layer = painted(line(1, { product: 'foundation', from: [0, 0], to: [0.02, 0.02] }));
    expect(layer.painted).toMatchObject({ left: 0, top: 0 });
  });
});

describe('strokes together', () => {
  const red = line(1);
  const blue = line(2, { shade: '#0000ff', from: [0.45, 0.45], to: [0.45, 0.55] });

  it('lie over each other in their order', () => {
    const [, , blueOver] = pigmentAt(painted(red, blue), 0.45, 0.5);
    const [, , redOver] = pigmentAt(painted(blue, red), 0.45, 0.5);
    expect(blueOver).toBeGreaterThan(redOver! + 60);
  });

  it('are the same painted one by one, point by point, as all at once', () => {
    const growing = new PaintLayer();
    for (const stroke of [red, blue]) {
      for (let count = 1; count <= pointCount(stroke); count += 1) {
        const grown = { ...stroke, points: stroke.points.slice(0, count * 4) };
        growing.show(stroke === red ? [grown] : [red, grown]);
      }
    }
    expect(apart(growing, painted(red, blue))).toBeLessThanOrEqual(1);
  });

  it('are the same after an undo as if the last had never been painted', () => {
    const layer = painted(red, blue);
    layer.show([red]);
    expect(apart(layer, painted(red))).toBeLessThanOrEqual(1);
    layer.show([red, blue]);
    expect(apart(layer, painted(red, blue))).toBeLessThanOrEqual(1);
  });

  it('are the same after two undos, and nothing after all of them', () => {
    const layer = painted(red, blue, line(3));
    layer.show([red]);
    expect(apart(layer, painted(red))).toBeLessThanOrEqual(1);
    layer.show([]);
    expect(layer.data.every((value) => value === 0)).toBe(true);
  });

  it('are the same however many are taken back, one by one', () => {
    const many = Array.from({ length: 12 }, (_, place) =>
      line(place + 1, {
        product: 'foundation',
        shade: place % 2 === 0 ? '#804020' : '#204080',
        from: [0.1, 0.1 + place / 20],
        to: [0.9, 0.1 + place / 20],
        points: 90,
      }),
    );
    const layer = painted(...many);
    for (let count = many.length - 1; count >= 0; count -= 1) {
      layer.show(many.slice(0, count));
      expect(apart(layer, painted(...many.slice(0, count)))).toBeLessThanOrEqual(1);
    }
    expect(isEmptyArea(layer.painted)).toBe(true);
  });

  it('tell for any part of the picture whether there may be paint in it', () => {
    const layer = painted(red, blue);
    expect(holdsAllItsPaint(layer)).toBe(true);
    const share = (of: (area: LayerArea) => boolean): number => partsOf(16).filter(of).length;
    expect(share((area) => layer.hasPaintIn(area))).toBeLessThan(60);
    layer.show([red]);
    expect(holdsAllItsPaint(layer)).toBe(true);
    layer.show([]);
    expect(share((area) => layer.hasPaintIn(area))).toBe(0);
  });

  it('say what of the picture changed, and nothing when nothing did', () => {
    const layer = painted(red);
    const { version } = layer;
    expect(isEmptyArea(layer.show([red]))).toBe(true);
    expect(layer.version).toBe(version);
    const changed = layer.show([red, blue]);
    expect(changed.right - changed.left).toBeLessThan(LAYER_SIZE / 8);
    expect(layer.version).not.toBe(version);
  });
});

describe('very many points', () => {
  const stroke = (id: number, points: number): PaintedStroke => line(id, { points });
  const total = (strokes: readonly PaintedStroke[]): number =>
    strokes.reduce((sum, each) => sum + pointCount(each), 0);

  it('are kept as they are up to the limit', () => {
    const strokes = [stroke(1, MOST_POINTS - 10), stroke(2, 10)];
    expect(boundedStrokes(strokes)).toBe(strokes);
  });

  it('are thinned in the oldest stroke first, which keeps its ends', () => {
    const strokes = [stroke(1, 6_000), stroke(2, 6_000)];
    const [first, second] = boundedStrokes(strokes)!;
    expect(pointCount(first!)).toBe(3_001);
    expect(second).toBe(strokes[1]);
    expect(first!.points.slice(0, 4)).toEqual(strokes[0]!.points.slice(0, 4));
    expect(first!.points.slice(-4)).toEqual(strokes[0]!.points.slice(-4));
  });

  it('never pass the limit, and move no line', () => {
    let strokes: readonly PaintedStroke[] = [];
    for (let id = 1; id <= 60; id += 1) strokes = boundedStrokes([...strokes, stroke(id, 500)])!;
    expect(total(strokes)).toBeLessThanOrEqual(MOST_POINTS);
    const [first] = strokes;
    const [before, after] = [painted(line(1, { points: 500 })), painted(first!)];
    expect(apart(before, after)).toBeLessThan(24);
  });

  it('are refused where no stroke has a point to spare', () => {
    const dots = Array.from({ length: 8 }, (_, id) => stroke(id, 2));
    expect(boundedStrokes(dots, 10)).toBeNull();
  });
});

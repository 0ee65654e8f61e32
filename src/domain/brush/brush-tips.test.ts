import { describe, expect, it } from 'vitest';
import { readBrush } from './brush-reading.ts';
import { brushTips, MOST_TIPS, type StrokeReading } from './brush-tips.ts';

interface Hand {
  readonly speed?: number;
  readonly pen?: number | ((step: number) => number);
  readonly over?: Partial<StrokeReading>;
  readonly count?: number;
}

function readings({ speed = 8, pen, over = {}, count = 30 }: Hand): readonly StrokeReading[] {
  return Array.from({ length: count }, (_, step) => ({
    ...readBrush(speed, typeof pen === 'function' ? pen(step) : (pen ?? null)),
    time: 1_000 + step * 16,
    stroke: 1,
    begun: 1_000,
    product: 'blush',
    area: 'cheek-left',
    ...over,
  }));
}

const tipsOf = (hand: Hand) => brushTips(readings(hand), 2_000);

describe('tips', () => {
  it('are none without strokes, for a mere dab, and for strokes of more than 10 seconds ago', () => {
    expect(brushTips([], 0)).toEqual([]);
    expect(tipsOf({ count: 5 })).toEqual([]);
    expect(brushTips(readings({}), 12_000)).toEqual([]);
  });

  it('praise a hand of which there is nothing else to say', () => {
    expect(tipsOf({ pen: 0.5 })).toEqual(['steady']);
  });

  it.each([
    ['lighter', { pen: 0.9 }],
    ['firmer', { pen: 0.1 }],
    ['even-pressure', { pen: (step: number) => 0.3 + 0.5 * (step % 2) }],
    ['lids-lightly', { pen: 0.6, over: { area: 'lid-left', product: 'eyeshadow' } }],
    ['slower', { speed: 30 }],
    ['slower-line', { speed: 8, over: { product: 'eyeliner' } }],
    ['softer-edges', { speed: 1 }],
  ] as const)('say “%s” where it holds for most of a stroke', (tip, hand) => {
    expect(tipsOf(hand)).toContain(tip);
  });

  it('ask for longer strokes after many short ones', () => {
    const dabs = [1, 2, 3, 4].flatMap((stroke) =>
      readings({ count: 6, over: { stroke } }).map((each) => ({
        ...each,
        time: each.time + stroke * 800,
        begun: each.begun + stroke * 800,
      })),
    );
    expect(brushTips(dabs, 5_000)).toContain('longer-strokes');
  });

  it('do not take the end of a stroke that began more than 10 seconds ago for a dab', () => {
    const rest = [1, 2, 3, 4].flatMap((stroke) =>
      readings({ count: 6, over: { stroke, begun: stroke === 1 ? -12_000 : 1_000 } }),
    );
    expect(brushTips(rest, 2_000)).not.toContain('longer-strokes');
  });

  it('say nothing of the pressure of a mouse, which is only another name for its speed', () => {
    expect(tipsOf({ speed: 4 })).toEqual(['steady']);
    expect(tipsOf({ speed: 44 })).toEqual(['slower']);
  });

  it('are at most three', () => {
    const pen = (step: number): number => (step < 20 ? 1 : 0.1);
    const many = tipsOf({ pen, speed: 30, over: { area: 'lid-right', product: 'eyeshadow' } });
    expect(many).toHaveLength(MOST_TIPS);
    expect(many).toEqual(['lids-lightly', 'lighter', 'even-pressure']);
  });
});

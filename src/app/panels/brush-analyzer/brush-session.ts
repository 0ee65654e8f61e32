/**
 * The analysis: what the brush does now, and what its strokes of the last seconds say. Independent of the
 * page.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BrushArea } from '#domain/brush/brush-area.ts';
import { BrushMotion } from '#domain/brush/brush-motion.ts';
import { readBrush, type BrushReading } from '#domain/brush/brush-reading.ts';
import {
  brushTips,
  TIPS_SPAN,
  type BrushTip,
  type StrokeReading,
} from '#domain/brush/brush-tips.ts';
import { leaningSpread } from '#domain/brush/brushes.ts';
import type { FacePlace, StrokePoint } from '#domain/brush/painted-stroke.ts';
import { penLean, PenPressure } from '#domain/brush/pen-pressure.ts';
import type { Product } from '#domain/makeup/look.ts';
import type { Paint } from '#studio/commands/growing-stroke.ts';
import type { Painting } from '#studio/commands/painting.ts';

/** What is known of a pointer at one moment. */
export interface BrushSample {
  /** In pixels of the page. */
  readonly x: number;
  readonly y: number;
  /** Milliseconds of the page's own clock. */
  readonly time: number;
  readonly pointerType: string;
  /** In [0, 1]. */
  readonly pressure: number;
  /** Degrees. */
  readonly tiltX: number;
  readonly tiltY: number;
  /** Where on the face; null beside it. */
  readonly place: FacePlace | null;
}

export interface BrushState {
  readonly isOn: boolean;
  readonly reading: BrushReading | null;
  readonly area: BrushArea | null;
  /** Degrees by which a pen leans; null for pointers that report no angle. */
  readonly lean: number | null;
  readonly tips: readonly BrushTip[];
  /** Mean pressure of the last stroke, in percent; null before the first. */
  readonly strokePressure: number | null;
}

export interface BrushSession {
  readonly store: StoreApi<BrushState>;
  readonly start: () => void;
  readonly stop: () => void;
  readonly down: (sample: BrushSample, paint: Paint) => void;
  /** The pointer moved, pressed or not: the samples since it was last heard of, in their order. */
  readonly move: (samples: readonly BrushSample[]) => void;
  readonly up: () => void;
  /** Takes the stroke back that is under way, if there is one. */
  readonly cancel: () => void;
  /** Lets go of strokes that are too old for tips. */
  readonly age: (now: number) => void;
}

/** The stroke under way: all of it, which may be longer than tips look back. */
interface CurrentStroke {
  readonly product: Product;
  readonly number: number;
  /** Milliseconds of the samples' clock. */
  readonly begun: number;
  /** Sum of the pressures of its readings, in percent, and how many they are. */
  readonly pressures: number;
  readonly count: number;
}

const AT_REST = { reading: null, area: null, lean: null, tips: [], strokePressure: null } as const;

export function createBrushSession(
  painting: Pick<Painting, 'begin' | 'extend' | 'end' | 'discard'>,
  areaAt: (place: FacePlace) => BrushArea,
): BrushSession {
  const store = createStore<BrushState>(() => ({ isOn: false, ...AT_REST }));
  const motion = new BrushMotion();
  const pen = new PenPressure();
  let stroke: CurrentStroke | null = null;
  let strokes = 0;
  let readings: readonly StrokeReading[] = [];

  function read(sample: BrushSample): StrokePoint | null {
    const speed = motion.add(sample);
    const measured = stroke === null ? null : pen.read(sample);
    const reading = readBrush(speed, measured);
    const lean = sample.pointerType === 'pen' ? penLean(sample.tiltX, sample.tiltY) : null;
    const area = sample.place === null ? null : areaAt(sample.place);
    store.setState({ reading, lean, area });
    if (stroke === null || sample.place === null) return null;
    const { product, number, begun, pressures, count } = stroke;
    stroke = { ...stroke, pressures: pressures + reading.pressure, count: count + 1 };
    const { time } = sample;
    readings = [...readings, { ...reading, time, stroke: number, begun, product, area }];
    return {
      ...sample.place,
      pressure: reading.pressure / 100,
      spread: lean === null ? 1 : leaningSpread(lean),
    };
  }

  function paintAt(samples: readonly BrushSample[]): void {
    const points = samples.map(read).filter((point) => point !== null);
    if (points.length > 0) painting.extend(points);
  }

  function lift(): void {
    stroke = null;
    motion.reset();
  }

  const session: BrushSession = {
    store,
    start() {
      readings = [];
      store.setState({ isOn: true, ...AT_REST });
    },
    stop() {
      if (stroke !== null) session.up();
      store.setState({ isOn: false });
    },
    down(sample, paint) {
      if (!store.getState().isOn) return;
      lift();
      strokes += 1;
      const { product } = paint;
      stroke = { product, number: strokes, begun: sample.time, pressures: 0, count: 0 };
      painting.begin(paint);
      paintAt([sample]);
    },
    move(samples) {
      if (store.getState().isOn) paintAt(samples);
    },
    up() {
      if (stroke === null) return;
      const { pressures, count } = stroke;
      lift();
      painting.end();
      if (count === 0) return;
      store.setState({ strokePressure: pressures / count });
      const last = readings.at(-1);
      if (last !== undefined) session.age(last.time);
    },
    cancel() {
      if (stroke === null) return;
      const { number } = stroke;
      lift();
      painting.discard();
      readings = readings.filter((reading) => reading.stroke !== number);
    },
    age(now) {
      readings = readings.filter(({ time }) => now - time <= TIPS_SPAN);
      const tips = brushTips(readings, now);
      const shown = store.getState().tips;
      if (tips.join() !== shown.join()) store.setState({ tips });
    },
  };
  return session;
}

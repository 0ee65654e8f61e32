/** Painting on the face. Loaded with the panel that paints. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { z } from 'zod/mini';
import { boundedStrokes } from '#domain/brush/bounded-strokes.ts';
import {
  keptStrokes,
  parseKeptStrokes,
  strokesFrom,
  type KeptStrokes,
} from '#domain/brush/kept-strokes.ts';
import {
  faceDistance,
  POINT_FLOATS,
  type PaintedStroke,
  type StrokePoint,
} from '#domain/brush/painted-stroke.ts';
import type { Blend, HexColour, Product } from '#domain/makeup/look.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue, type KeyValueStorage } from '#studio/storage/kept-value.ts';
import type { StudioStore } from '#studio/state/state.ts';
import { putEffect, removeEffect } from './effects.ts';

/** Points nearer to each other, in centimeters of the face, are one: a pen that rests sends hundreds. */
const LEAST_APART = 0.03;
const LEAST_PRESSED_APART = 0.08;

/** Whose strokes they are: an account's id; null where nobody was signed in. */
export type PaintingOwner = string | null;

interface KeptPainting {
  readonly owner: PaintingOwner;
  readonly strokes: KeptStrokes;
}

const keptSchema = z.object({ owner: z.nullable(z.string()), strokes: z.unknown() });

const kept = keptValue(KEPT.paintedStrokes, (stored): KeptPainting | null => {
  const { data } = keptSchema.safeParse(stored);
  const strokes = parseKeptStrokes(data?.strokes);
  return data === undefined || strokes === null ? null : { owner: data.owner, strokes };
});

/** What a stroke is painted with. */
export interface Paint {
  readonly product: Product;
  readonly shade: HexColour;
  /** How it meets the skin; left out where it is normal. */
  readonly blend?: Blend;
}

export interface PaintingState {
  /** What is on the face, in the order in which it was painted. */
  readonly strokes: readonly PaintedStroke[];
  /** What was taken off last, all at once; null where nothing was. */
  readonly takenOff: readonly PaintedStroke[] | null;
  /** Whether no stroke more can be kept. */
  readonly isFull: boolean;
}

export interface Painting {
  readonly store: StoreApi<PaintingState>;
  /** Begins a stroke; what is extended before one began is ignored. */
  readonly begin: (paint: Paint) => void;
  readonly extend: (points: readonly StrokePoint[]) => void;
  readonly end: () => void;
  /** Takes the stroke back that is being painted. */
  readonly discard: () => void;
  /** Takes the last stroke back, or brings back what was taken off. */
  readonly undo: () => void;
  readonly takeOff: () => void;
  /**
   * Says who is there now. Strokes of a guest are those of the account that they sign in to; an account's go for good when
   * another person is there, or nobody.
   */
  readonly belongTo: (person: PaintingOwner) => void;
}

const paintings = new WeakMap<StudioStore, Painting>();

/**
 * The painting of a studio: it outlives the panel. What an earlier page of this tab kept of the same person is on the face at
 * once.
 */
export function paintingOf(
  studio: StudioStore,
  tab: KeyValueStorage,
  person: PaintingOwner,
): Painting {
  const painting = paintings.get(studio) ?? createPainting(studio, tab, person);
  paintings.set(studio, painting);
  return painting;
}

export function createPainting(
  studio: StudioStore,
  tab: KeyValueStorage,
  person: PaintingOwner,
): Painting {
  const earlier = kept.read(tab);
  let owner = person;
  const store = createStore<PaintingState>(() => ({
    strokes: earlier === null || isLeft(earlier.owner, person) ? [] : strokesFrom(earlier.strokes),
    takenOff: null,
    isFull: false,
  }));
  let current: GrowingStroke | null = null;

  function show(): void {
    const { strokes } = store.getState();
    const all =
      current === null || current.values.length === 0 ? strokes : [...strokes, strokeOf(current)];
    if (all.length === 0) removeEffect(studio, 'strokes');
    else putEffect(studio, { kind: 'strokes', strokes: all });
  }

  function keep(next: Partial<PaintingState>): void {
    store.setState(next);
    kept.write(tab, { owner, strokes: keptStrokes(store.getState().strokes) });
    show();
  }

  show();
  return {
    store,
    begin(paint) {
      const { strokes } = store.getState();
      const id = 1 + Math.max(0, ...strokes.map((stroke) => stroke.id));
      current = { ...paint, id, values: [] };
    },
    extend(points) {
      if (current === null) return;
      const { values } = current;
      const before = values.length;
      for (const point of points) if (isNew(values, point)) values.push(...numbersOf(point));
      if (values.length !== before) show();
    },
    end() {
      const ended = current;
      current = null;
      if (ended === null || ended.values.length === 0) return;
      const stroke = strokeOf(ended);
      const { strokes } = store.getState();
      const bounded = boundedStrokes([...strokes, stroke]);
      if (bounded === null) keep({ isFull: true });
      else keep({ strokes: bounded, takenOff: null, isFull: false });
    },
    discard() {
      current = null;
      show();
    },
    undo() {
      const { strokes, takenOff } = store.getState();
      keep({ strokes: takenOff ?? strokes.slice(0, -1), takenOff: null, isFull: false });
    },
    takeOff() {
      const { strokes } = store.getState();
      if (strokes.length > 0) keep({ strokes: [], takenOff: strokes, isFull: false });
    },
    belongTo(next) {
      if (next === owner) return;
      const isOver = isLeft(owner, next);
      owner = next;
      if (isOver) current = null;
      keep(isOver ? { strokes: [], takenOff: null, isFull: false } : {});
    },
  };
}

/** Whether what belongs to one is none of the other's. */
function isLeft(owner: PaintingOwner, person: PaintingOwner): boolean {
  return owner !== null && owner !== person;
}

/** The stroke that is being painted. */
interface GrowingStroke extends Omit<PaintedStroke, 'points'> {
  readonly values: number[];
}

function strokeOf({ values, ...stroke }: GrowingStroke): PaintedStroke {
  return { ...stroke, points: Float32Array.from(values) };
}

function numbersOf({ u, v, pressure, spread }: StrokePoint): readonly number[] {
  return [u, v, pressure, spread];
}

/** Whether a point is far enough from the last one, in place or in pressure. */
function isNew(values: readonly number[], point: StrokePoint): boolean {
  const [u, v, pressure] = values.slice(-POINT_FLOATS);
  if (u === undefined || v === undefined || pressure === undefined) return true;
  return (
    faceDistance({ u, v }, point) >= LEAST_APART ||
    Math.abs(pressure - point.pressure) >= LEAST_PRESSED_APART
  );
}

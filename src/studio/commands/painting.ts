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
import type { PaintedStroke, StrokePoint } from '#domain/brush/painted-stroke.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue, type KeyValueStorage } from '#studio/storage/kept-value.ts';
import type { StudioStore } from '#studio/state/state.ts';
import { putEffect, removeEffect, resumeEffect } from './effects.ts';
import { GrowingStroke, type Paint } from './growing-stroke.ts';

/** Whose strokes they are: an account's id; null where nobody was signed in. */
export type PaintingOwner = string | null;

interface KeptPainting {
  readonly owner: PaintingOwner;
  readonly strokes: KeptStrokes;
  /** What was set aside; left out where nothing was. */
  readonly aside?: KeptStrokes;
}

const keptSchema = z.object({
  owner: z.nullable(z.string()),
  strokes: z.unknown(),
  aside: z.optional(z.unknown()),
});

const kept = keptValue(KEPT.paintedStrokes, (stored): KeptPainting | null => {
  const { data } = keptSchema.safeParse(stored);
  const strokes = parseKeptStrokes(data?.strokes);
  if (data === undefined || strokes === null) return null;
  const aside = parseKeptStrokes(data.aside);
  return { owner: data.owner, strokes, ...(aside === null ? {} : { aside }) };
});

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
  /** Begins a stroke; points that come before one has begun are ignored. */
  readonly begin: (paint: Paint) => void;
  readonly extend: (points: readonly StrokePoint[]) => void;
  readonly end: () => void;
  /** Takes the stroke back that is being painted. */
  readonly discard: () => void;
  /** Takes the last stroke back, or brings back what was taken off. */
  readonly undo: () => void;
  readonly takeOff: () => void;
  /**
   * Puts back on the face what was on it before the person looked at their own skin. What was painted
   * meanwhile comes off, and an undo adds it.
   */
  readonly bringBack: () => void;
  /** Goes on with what was painted while one's own skin was looked at: what was taken off for that stays off. */
  readonly leaveOff: () => void;
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
  return paintings.get(studio) ?? createPainting(studio, tab, person);
}

/** The painting of a studio, where there is one yet. */
export function openedPainting(studio: StudioStore): Painting | null {
  return paintings.get(studio) ?? null;
}

export function createPainting(
  studio: StudioStore,
  tab: KeyValueStorage,
  person: PaintingOwner,
): Painting {
  const found = kept.read(tab);
  const earlier = found === null || isLeft(found.owner, person) ? null : found;
  let owner = person;
  /** What was on the face when one began to paint on one's own skin; null while that is not looked at. */
  let aside = earlier?.aside === undefined ? null : strokesFrom(earlier.aside);
  const store = createStore<PaintingState>(() => ({
    strokes: earlier === null ? [] : strokesFrom(earlier.strokes),
    takenOff: null,
    isFull: false,
  }));
  let current: GrowingStroke | null = null;

  function show(): void {
    const { strokes } = store.getState();
    const growing = current?.stroke ?? null;
    const all = growing === null ? strokes : [...strokes, growing];
    if (all.length === 0) removeEffect(studio, 'strokes');
    else putEffect(studio, { kind: 'strokes', strokes: all });
  }

  function keep(next: Partial<PaintingState>): void {
    store.setState(next);
    const strokes = keptStrokes(store.getState().strokes);
    kept.write(tab, { owner, strokes, ...(aside === null ? {} : { aside: keptStrokes(aside) }) });
    show();
  }

  /** What is taken off while one's own skin is looked at does not come back with what is painted then. */
  function resume(): void {
    if (!studio.getState().suspended.includes('strokes')) return;
    if (aside === null) {
      aside = store.getState().strokes;
      store.setState({ strokes: [], takenOff: null, isFull: false });
    }
    resumeEffect(studio, 'strokes');
  }

  show();
  const painting: Painting = {
    store,
    begin(paint) {
      const { strokes } = store.getState();
      const id = 1 + Math.max(0, ...[...(aside ?? []), ...strokes].map((stroke) => stroke.id));
      current = new GrowingStroke(paint, id);
    },
    extend(points) {
      if (current?.extend(points) !== true) return;
      resume();
      show();
    },
    end() {
      const stroke = current?.stroke ?? null;
      current = null;
      if (stroke === null) return;
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
      if (takenOff !== null) resume();
      keep({ strokes: takenOff ?? strokes.slice(0, -1), takenOff: null, isFull: false });
    },
    takeOff() {
      const { strokes } = store.getState();
      if (strokes.length > 0) keep({ strokes: [], takenOff: strokes, isFull: false });
    },
    bringBack() {
      if (aside === null) return;
      const before = aside;
      const { strokes } = store.getState();
      aside = null;
      const takenOff = strokes.length === 0 ? null : boundedStrokes([...before, ...strokes]);
      keep({ strokes: before, takenOff, isFull: false });
    },
    leaveOff() {
      if (aside !== null) {
        aside = null;
        keep({});
      } else if (studio.getState().suspended.includes('strokes')) painting.takeOff();
    },
    belongTo(next) {
      if (next === owner) return;
      const isOver = isLeft(owner, next);
      owner = next;
      if (isOver) {
        current = null;
        aside = null;
      }
      keep(isOver ? { strokes: [], takenOff: null, isFull: false } : {});
    },
  };
  paintings.set(studio, painting);
  // Makeup was brought back before there was a painting to tell.
  if (studio.getState().suspended.length === 0) painting.bringBack();
  return painting;
}

/** Whether what belongs to `owner` is left behind, because `person` is someone else. */
function isLeft(owner: PaintingOwner, person: PaintingOwner): boolean {
  return owner !== null && owner !== person;
}

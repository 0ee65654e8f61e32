import { createStore } from 'zustand/vanilla';
import type { CompareWay } from '#content/panels/timeline-words.ts';
import { withChoice, type Chosen } from '#domain/timeline/timeline.ts';

export interface Comparison {
  /** Ids of the snapshots; the first is A. */
  readonly chosen: Chosen;
  readonly way: CompareWay;
  /** Share of the picture that shows A, from its left, in [0, 1]. */
  readonly share: number;
  /** Which one is seen in turn. */
  readonly turn: 'A' | 'B';
}

/** What is compared; it outlives the tab. */
export const comparison = createStore<Comparison>(() => ({
  chosen: [],
  way: 'slider',
  share: 0.5,
  turn: 'A',
}));

export function choose(id: string): void {
  comparison.setState(({ chosen }) => ({ chosen: withChoice(chosen, id) }));
}

export function chooseNone(): void {
  comparison.setState({ chosen: [] });
}

export function compareBy(way: CompareWay): void {
  comparison.setState({ way });
}

export function swap(): void {
  comparison.setState(({ chosen }) => ({ chosen: chosen.toReversed() }));
}

export function moveDivider(share: number): void {
  comparison.setState({ share: Math.min(1, Math.max(0, share)) });
}

export function showTurn(): void {
  comparison.setState(({ turn }) => ({ turn: turn === 'A' ? 'B' : 'A' }));
}

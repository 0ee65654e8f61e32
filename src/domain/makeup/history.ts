/** Undo and redo over any immutable value. */

/** The most steps that can be undone; older ones are forgotten. */
export const LONGEST_HISTORY = 100;

export interface History<Entry> {
  /** Oldest first. */
  readonly past: readonly Entry[];
  readonly present: Entry;
  /** Next to be redone first. */
  readonly future: readonly Entry[];
  /** Names the gesture that made the present entry, while it may still go on. */
  readonly gesture: string | null;
}

export function startHistory<Entry>(present: Entry): History<Entry> {
  return { past: [], present, future: [], gesture: null };
}

/**
 * Makes `entry` the present one.
 *
 * @param gesture names a gesture that makes many entries, such as the drag of one slider: they count
 *   as one step until `endGesture` or an entry of another gesture
 */
export function record<Entry>(
  history: History<Entry>,
  entry: Entry,
  gesture: string | null = null,
): History<Entry> {
  if (gesture !== null && gesture === history.gesture) {
    return { ...history, present: entry, future: [] };
  }
  return {
    past: [...history.past, history.present].slice(-LONGEST_HISTORY),
    present: entry,
    future: [],
    gesture,
  };
}

/** The next entry starts a step of its own, even if a gesture of the same name makes it. */
export function endGesture<Entry>(history: History<Entry>): History<Entry> {
  return history.gesture === null ? history : { ...history, gesture: null };
}

/** One step back; the history itself when there is none. */
export function undo<Entry>(history: History<Entry>): History<Entry> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    gesture: null,
  };
}

/** One step forward again; the history itself when there is none. */
export function redo<Entry>(history: History<Entry>): History<Entry> {
  const next = history.future[0];
  if (next === undefined) return history;
  return {
    past: [...history.past, history.present],
    present: next,
    future: history.future.slice(1),
    gesture: null,
  };
}

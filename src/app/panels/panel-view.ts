import type { Gate } from '#domain/access/gate.ts';

/** What opening a panel shows: the gate before it, a note that it is still to come, or the panel. */
export type PanelView = 'gate' | 'coming' | 'panel';

export interface ViewedPanel {
  /** What stands between the current person and the panel. */
  readonly gate: Gate;
  /** Whether it is there yet. */
  readonly ready: boolean;
}

/** This only chooses what is shown; the server decides what is answered. */
export function panelView({ gate, ready }: ViewedPanel): PanelView {
  // First: before and after paying, what is not there reads the same.
  if (!ready) return 'coming';
  return gate === 'open' ? 'panel' : 'gate';
}

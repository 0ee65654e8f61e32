import { gateFor } from '#domain/access/gate.ts';

/** What somebody who opens a panel finds: that it is still to come, the gate before it, or the panel. */
export type PanelView = 'coming' | 'gate' | 'panel';

export interface ViewedPanel {
  readonly pro: boolean;
  /** Whether it is there yet. */
  readonly ready: boolean;
}

/** @param user null for a visitor. This only chooses what is shown; the server decides what is answered. */
export function panelView(
  { pro, ready }: ViewedPanel,
  user: { readonly isProUser: boolean } | null,
): PanelView {
  if (!ready) return 'coming';
  return pro && gateFor(user) !== 'open' ? 'gate' : 'panel';
}

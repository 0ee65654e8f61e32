import type { PanelId } from '#content/rooms.ts';

/** What every panel is given by the frame that shows it. */
export interface PanelProps {
  /** Which part of the panel was asked for, by the panel's own name for it; null for its first. */
  readonly part: string | null;
  /** Whether a panel is built: what leads to one that is still to come is not offered. */
  readonly isBuilt: (panel: PanelId) => boolean;
}

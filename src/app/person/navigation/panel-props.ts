/** What every panel is given by the frame that shows it. */
export interface PanelProps {
  /** Which part of the panel was asked for, by the panel's own name for it; null for its first. */
  readonly part: string | null;
}

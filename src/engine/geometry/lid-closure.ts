/** How far an eye is shut, as the picture shows it. */
export interface LidClosure {
  /** 0 for an open eye, 1 for a shut one. */
  readonly shut: number;
  /** How far below the tracked lower lid the lids meet, in pixels; 0 for an open eye. */
  readonly seam: number;
}

/** The subject's right eye, then the left. */
export type EyeClosures = readonly [LidClosure, LidClosure];

export const OPEN_EYES: EyeClosures = [
  { shut: 0, seam: 0 },
  { shut: 0, seam: 0 },
];

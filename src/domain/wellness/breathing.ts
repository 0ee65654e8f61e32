/** A minute of slow breathing, second by second. */

import type { RunStep } from '#domain/staged-run.ts';

export type BreathPhase = 'in' | 'out';

/** Seconds: six breaths a minute, the way out longer than the way in. Ours, as slow breathing is mostly taught. */
export const BREATH_SECONDS: Readonly<Record<BreathPhase, number>> = { in: 4, out: 6 };

export interface BreathStep extends RunStep {
  readonly phase: BreathPhase;
  /** Seconds left of the phase, from its length down to 1. */
  readonly left: number;
  /** From 1 to `BREATHS`. */
  readonly breath: number;
}

export const BREATHS = 6;

const PHASES: readonly BreathPhase[] = ['in', 'out'];

/** Sixty seconds. */
export const BREATHING_STEPS: readonly BreathStep[] = Array.from({ length: BREATHS }, (_, place) =>
  PHASES.flatMap((phase) =>
    Array.from({ length: BREATH_SECONDS[phase] }, (_second, passed) => ({
      milliseconds: 1000,
      phase,
      left: BREATH_SECONDS[phase] - passed,
      breath: place + 1,
    })),
  ),
).flat();

import { isWithheld, type Measured, type Withheld } from '#domain/analysis/measurement.ts';
import { estimatePulse } from './estimate-pulse.ts';
import type { PulseSample } from './pulse-sample.ts';

/** Beats a minute, averaged over the recording. */
export interface PulseReading extends Measured {
  readonly kind: 'pulse';
}

/** The pulse in samples in the order of their times, or the reason why it cannot be told. */
export function readPulse(samples: readonly PulseSample[]): PulseReading | Withheld {
  const pulse = estimatePulse(samples);
  return isWithheld(pulse) ? pulse : { kind: 'pulse', ...pulse };
}

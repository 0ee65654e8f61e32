import { fillIn } from '#content/fill-in.ts';
import { STRESS_WORDS } from '#content/panels/wellness-stress-words.ts';
import { isWithheld, type Measurement } from '#domain/analysis/measurement.ts';
import { ConfidenceMark } from '#app/look/measures/confidence-mark.tsx';
import { MeasuringProgress } from '#app/look/measures/measuring-progress.tsx';
import { WithheldNote } from '#app/look/measures/withheld-note.tsx';
import { usePulse } from './use-pulse.ts';

/** Beats per minute where every quality gate passes; otherwise, the gate that failed. */
export function Pulse() {
  const { state, measure, cancel } = usePulse();
  return (
    <section className="pulse">
      <h3 className="caps text-fg-3">{STRESS_WORDS.pulse}</h3>
      <p className="mt-1 text-sm text-fg-2">{STRESS_WORDS.pulseAbout}</p>
      {state.phase === 'measuring' ? (
        <MeasuringProgress
          label={STRESS_WORDS.measuring}
          hint={STRESS_WORDS.hint}
          share={state.share}
        />
      ) : null}
      <div role="status">
        {state.phase === 'result' ? <PulseResult pulse={state.pulse} /> : null}
        {state.phase === 'failed' ? <p className="text-sm">{STRESS_WORDS.pulseFailed}</p> : null}
      </div>
      <button
        type="button"
        className="button-secondary adjustment-button"
        onClick={state.phase === 'measuring' ? cancel : () => void measure()}
      >
        {state.phase === 'measuring' ? STRESS_WORDS.cancel : STRESS_WORDS.measure}
      </button>
    </section>
  );
}

function PulseResult({ pulse }: { pulse: Measurement }) {
  if (isWithheld(pulse)) {
    return <WithheldNote what={STRESS_WORDS.pulseWithheld} reason={pulse.withheld} />;
  }
  const { value, low, high, confidence } = pulse;
  const half = Math.max(1, Math.round((high - low) / 2));
  return (
    <>
      <p className="stress-level">
        <span className="display tnum">
          {fillIn(STRESS_WORDS.pulseValue, { value: Math.round(value), half })}
        </span>
        <span className="text-sm text-fg-2">{STRESS_WORDS.pulseUnit}</span>
      </p>
      <ConfidenceMark confidence={confidence} />
      <p className="mt-2 text-xs text-fg-3">{STRESS_WORDS.pulseDone}</p>
    </>
  );
}

import { fillIn } from '#content/fill-in.ts';
import { BREATH_WORDS, STRESS_WORDS } from '#content/panels/wellness-stress-words.ts';
import { BREATH_SECONDS, BREATHS, type BreathStep } from '#domain/wellness/breathing.ts';

/**
 * A circle that grows and shrinks with the breath; with reduced motion it stands still, and words and
 * seconds lead.
 */
export function BreathingView({ step: { phase, left, breath } }: { step: BreathStep }) {
  return (
    <div className="slow-breath">
      <div
        className="breathing-circle"
        data-phase={phase}
        style={{ '--seconds': `${BREATH_SECONDS[phase]}s` }}
        aria-hidden="true"
      >
        <span />
      </div>
      <div className="breathing-words">
        <p className="display" role="status">
          {BREATH_WORDS[phase]}
        </p>
        <p className="tnum text-2xl" aria-hidden="true">
          {left}
        </p>
        <p className="tnum text-sm text-fg-2">
          {fillIn(STRESS_WORDS.breath, { breath, count: BREATHS })}
        </p>
      </div>
    </div>
  );
}

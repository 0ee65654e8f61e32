import { Check } from 'lucide-react';
import { MeasuringProgress } from '#app/look/measures/measuring-progress.tsx';
import {
  ANALYSIS_STEPS,
  SKIN_WORDS,
  STEP_NOTES,
  type AnalysisStep,
} from '#content/panels/skin-analysis-words.ts';

/** The step that is under way, and those before and after it. */
export function Analyzing({ step, share }: { step: AnalysisStep; share: number }) {
  const now = ANALYSIS_STEPS.indexOf(step);
  return (
    <section>
      <MeasuringProgress
        label={step.label}
        hint={STEP_NOTES[step.label] ?? SKIN_WORDS.hint}
        share={share}
      />
      <ol className="analysis-steps" aria-hidden="true">
        {ANALYSIS_STEPS.map(({ label }, place) => (
          <li key={label} data-state={place < now ? 'past' : place === now ? 'now' : 'next'}>
            <span>{place < now ? <Check size={14} strokeWidth={2} /> : null}</span>
            {label}
          </li>
        ))}
      </ol>
    </section>
  );
}

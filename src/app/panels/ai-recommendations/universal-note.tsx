import { MEASURE_REASONS } from '#content/measure-reasons.ts';
import { RECOMMENDATIONS_WORDS } from '#content/panels/ai-recommendations-words.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';

interface UniversalNoteProps {
  readonly reason: WithheldReason | null;
  /** The advice to show where `reason` is null; null for the usual advice. */
  readonly said: string | null;
}

/** Why nothing was measured, what to do about it, and what stands in its place. */
export function UniversalNote({ reason, said }: UniversalNoteProps) {
  const { message, advice } =
    reason === null
      ? {
          message: RECOMMENDATIONS_WORDS.notMeasured,
          advice: said ?? RECOMMENDATIONS_WORDS.notMeasuredAdvice,
        }
      : MEASURE_REASONS[reason];
  return (
    <section className="universal-note" aria-labelledby="universal-title">
      <div className="universal-reason">
        <h3 className="display text-2xl">{message}</h3>
        <p className="mt-1.5 text-md text-fg-2">{advice}</p>
      </div>
      <h3 id="universal-title" className="caps mt-6 text-fg-3">
        {RECOMMENDATIONS_WORDS.universal}
      </h3>
      <p className="mt-1.5 text-sm text-fg-2">{RECOMMENDATIONS_WORDS.universalNote}</p>
    </section>
  );
}

import { WithheldNote } from '#app/look/measures/withheld-note.tsx';
import { SKIN_WORDS } from '#content/panels/skin-analysis-words.ts';
import type { SkinReadingFailure } from './skin-reader.ts';
import { ReadingSteps } from '#app/look/measures/reading-steps.tsx';

/** What the analysis does and what makes a good one; first of all, why the last one failed. */
export function BeforeAnalysis({ failure }: { failure: SkinReadingFailure | null }) {
  return (
    <section>
      {failure?.kind === 'withheld' ? (
        <div className="skin-failure" role="alert">
          <WithheldNote what="" reason={failure.reason} />
        </div>
      ) : null}
      {failure?.kind === 'failed' ? (
        <p className="skin-failure text-sm" role="alert">
          {failure.message ?? SKIN_WORDS.notMeasured}
        </p>
      ) : null}
      <p className="text-md">{SKIN_WORDS.lead}</p>
      <h3 className="caps mt-6 text-fg-3">{SKIN_WORDS.before}</h3>
      <ReadingSteps steps={SKIN_WORDS.steps} />
      <p className="mt-5 text-sm text-fg-2">{SKIN_WORDS.promise}</p>
    </section>
  );
}

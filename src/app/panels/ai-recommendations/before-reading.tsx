import { RECOMMENDATIONS_WORDS } from '#content/panels/ai-recommendations-words.ts';
import { ReadingSteps } from '#app/look/measures/reading-steps.tsx';

/** What it does, and what makes a good reading. */
export function BeforeReading() {
  return (
    <section>
      <p className="text-md">{RECOMMENDATIONS_WORDS.lead}</p>
      <h3 className="caps mt-6 text-fg-3">{RECOMMENDATIONS_WORDS.before}</h3>
      <ReadingSteps steps={RECOMMENDATIONS_WORDS.steps} />
      <p className="mt-5 text-sm text-fg-2">{RECOMMENDATIONS_WORDS.promise}</p>
    </section>
  );
}

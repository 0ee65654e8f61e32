import { Check } from 'lucide-react';
import { RECOMMENDATIONS_WORDS } from '#content/panels/ai-recommendations-words.ts';

/** What it does, and what makes a good reading. */
export function BeforeReading() {
  return (
    <section>
      <p className="text-md">{RECOMMENDATIONS_WORDS.lead}</p>
      <h3 className="caps mt-6 text-fg-3">{RECOMMENDATIONS_WORDS.before}</h3>
      <ul className="reading-steps">
        {RECOMMENDATIONS_WORDS.steps.map((step) => (
          <li key={step}>
            <Check size={15} strokeWidth={2} aria-hidden="true" />
            {step}
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-fg-2">{RECOMMENDATIONS_WORDS.promise}</p>
    </section>
  );
}

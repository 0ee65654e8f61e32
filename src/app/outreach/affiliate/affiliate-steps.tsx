import { AFFILIATE_STEPS, AFFILIATE_WORDS } from '#content/affiliate-words.ts';

/** The steps of the partnership, in order. */
export function AffiliateSteps() {
  return (
    <section aria-labelledby="affiliate-steps">
      <h2 id="affiliate-steps" className="caps text-fg-3">
        {AFFILIATE_WORDS.steps}
      </h2>
      <ol className="affiliate-steps">
        {AFFILIATE_STEPS.map(({ title, words }, at) => (
          <li key={title}>
            <span className="display affiliate-step-number" aria-hidden="true">
              {at + 1}
            </span>
            <span>
              <strong className="block font-medium">{title}</strong>
              <span className="mt-1 block text-md text-fg-2">{words}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { BASIS_WORDS } from '#content/advice-words.ts';
import { RECOMMENDATIONS_WORDS } from '#content/panels/ai-recommendations-words.ts';
import type { ShownTip } from './shown.ts';

/** Each says whether it was measured or is a custom of styling. */
export function ProTips({ tips }: { tips: readonly ShownTip[] }) {
  return (
    <section aria-labelledby="tips-title">
      <h3 id="tips-title" className="display text-2xl">
        {RECOMMENDATIONS_WORDS.tips}
      </h3>
      <ul className="pro-tips">
        {tips.map(({ basis, text }) => (
          <li key={text}>
            {basis === null ? null : (
              <span className="basis-label" data-basis={basis}>
                {BASIS_WORDS[basis]}
              </span>
            )}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

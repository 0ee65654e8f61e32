import { BASIS_WORDS, tipWords } from '#content/advice-words.ts';
import { RECOMMENDATIONS_WORDS } from '#content/panels/ai-recommendations-words.ts';
import type { Tip } from '#domain/advice/tips.ts';

/** Each says whether it was measured or is a custom of styling. */
export function ProTips({ tips }: { tips: readonly Tip[] }) {
  return (
    <section aria-labelledby="tips-title">
      <h3 id="tips-title" className="display text-2xl">
        {RECOMMENDATIONS_WORDS.tips}
      </h3>
      <ul className="pro-tips">
        {tips.map((tip) => (
          <li key={tip.kind}>
            <span className="basis-label" data-basis={tip.basis}>
              {BASIS_WORDS[tip.basis]}
            </span>
            <p>{tipWords(tip)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { BASIS_WORDS } from '#content/advice-words.ts';
import { RECOMMENDATIONS_WORDS } from '#content/panels/ai-recommendations-words.ts';
import type { OperatorModel } from '#app/person/access/operator-model.ts';
import type { ShownTip } from './shown.ts';
import { WordedNote } from './worded-note.tsx';

/** Each says whether it was measured or is a custom of styling. */
export function ProTips({
  tips,
  model,
}: {
  readonly tips: readonly ShownTip[];
  /** The model that may have worded them. */
  readonly model: OperatorModel | null;
}) {
  return (
    <section aria-labelledby="tips-title">
      <h3 id="tips-title" className="display text-2xl">
        {RECOMMENDATIONS_WORDS.tips}
      </h3>
      <ul className="pro-tips">
        {tips.map(({ basis, text, worded }) => (
          <li key={text}>
            {basis === null ? null : (
              <span className="basis-label" data-basis={basis}>
                {BASIS_WORDS[basis]}
              </span>
            )}
            <p>{worded ?? text}</p>
            {worded === null || model === null ? null : (
              <WordedNote model={model} title={RECOMMENDATIONS_WORDS.ownTip} ours={text} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

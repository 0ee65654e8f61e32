import { Tabs } from 'radix-ui';
import { fillIn } from '#content/fill-in.ts';
import { PRODUCT_WORDS } from '#content/products.ts';
import { RECOMMENDATIONS_WORDS } from '#content/panels/ai-recommendations-words.ts';
import { Pan } from '#app/kit/ui/pan.tsx';
import { WithheldNote } from '#app/look/measures/withheld-note.tsx';
import { modelWords, type OperatorModel } from '#app/person/access/operator-model.ts';
import type { CardCategory } from './shown.ts';
import { ChoiceCard } from './choice-card.tsx';

/** The products with their first choices; under them the cards of the one that is chosen. */
export function Choices({
  categories,
  model,
}: {
  readonly categories: readonly CardCategory[];
  /** The model that was to word the reasons; null where none was asked. */
  readonly model: OperatorModel | null;
}) {
  const isWorded = categories.some(({ choices }) => choices.some(({ worded }) => worded !== null));
  const isMeasured = categories.some(({ choices }) =>
    choices.some(({ swatches }) => swatches.some(({ onSkin }) => onSkin !== null)),
  );
  return (
    <section aria-labelledby="choices-title">
      <h3 id="choices-title" className="display text-2xl">
        {RECOMMENDATIONS_WORDS.choices}
      </h3>
      {model === null || isWorded ? null : (
        <p className="model-silent">
          {fillIn(RECOMMENDATIONS_WORDS.modelSilent, { model: modelWords(model) })}
        </p>
      )}
      <Tabs.Root defaultValue={firstOf(categories)} className="choices">
        <Tabs.List className="choice-tabs" aria-label={RECOMMENDATIONS_WORDS.products}>
          {categories.map(({ category, choices: [first] }) => (
            <Tabs.Trigger key={category} value={category} className="choice-tab">
              {first === undefined ? (
                <span className="choice-tab-none" aria-hidden="true" />
              ) : (
                <Pan colours={first.swatches.map(({ tube }) => tube)} className="choice-tab-pan" />
              )}
              <span>{PRODUCT_WORDS[category].label}</span>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {categories.map(({ category, choices, withheld, isInAll }) => (
          <Tabs.Content key={category} value={category} className="choice-cards">
            {choices.length === 0 ? (
              <p className="text-sm">{RECOMMENDATIONS_WORDS.none}</p>
            ) : (
              <ul className="grid gap-2.5">
                {choices.map((choice, place) => (
                  <ChoiceCard
                    key={`${choice.name} ${choice.intensity}`}
                    product={category}
                    choice={choice}
                    isFirst={place === 0 && isInAll}
                    model={model}
                  />
                ))}
              </ul>
            )}
            {withheld.map(({ what, reason }) => (
              <div key={reason} className="choice-withheld">
                <WithheldNote what={what} reason={reason} />
              </div>
            ))}
          </Tabs.Content>
        ))}
      </Tabs.Root>
      {isMeasured ? (
        <p className="swatch-note">
          {RECOMMENDATIONS_WORDS.swatchNote} {RECOMMENDATIONS_WORDS.numbersNote}
        </p>
      ) : null}
    </section>
  );
}

/** The product that is shown first: one that has something to show. */
function firstOf(categories: readonly CardCategory[]): string {
  const shown = categories.find(({ choices }) => choices.length > 0) ?? categories[0];
  return shown?.category ?? '';
}

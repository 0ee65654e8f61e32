import { Check } from 'lucide-react';
import { BASIS_WORDS } from '#content/advice-words.ts';
import { fillIn } from '#content/fill-in.ts';
import {
  RECOMMENDATIONS_TOASTS,
  RECOMMENDATIONS_WORDS,
  SHADE_FINISH_WORDS,
} from '#content/panels/ai-recommendations-words.ts';
import { wears } from '#domain/makeup/look-equality.ts';
import type { Product } from '#domain/makeup/look.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import type { OperatorModel } from '#app/person/access/operator-model.ts';
import { FindIt } from '#app/look/find-it/find-it.tsx';
import type { CardChoice } from './shown.ts';
import { ShadeSwatch } from './shade-swatch.tsx';
import { useApply } from '#app/look/use-apply.ts';
import { WordedNote } from './worded-note.tsx';

interface ChoiceCardProps {
  readonly product: Product;
  readonly choice: CardChoice;
  readonly isFirst: boolean;
  /** The model that may have worded the reason. */
  readonly model: OperatorModel | null;
}

/** One recommendation: how it looks, why, and putting it on. */
export function ChoiceCard({ product, choice, isFirst, model }: ChoiceCardProps) {
  const { look } = useStudio();
  const apply = useApply();
  const { name, swatches, reason, worded, basis, patch } = choice;
  const isWorn = useStudioState((state) => wears(currentLook(state), patch));
  const title = isWorn ? RECOMMENDATIONS_WORDS.appliedNamed : RECOMMENDATIONS_WORDS.applyNamed;
  return (
    <li className="choice-card">
      <div className="choice-head">
        <ShadeSwatch name={name} swatches={swatches} />
        <div className="min-w-0 flex-1">
          {isFirst ? <p className="caps text-fg-3">{RECOMMENDATIONS_WORDS.first}</p> : null}
          <h4 className="choice-name">{name}</h4>
          <div className="choice-line">
            <p className="choice-detail tnum">{detailOf(product, choice)}</p>
            <FindIt
              shades={swatches.map(({ tube }) => ({ category: product, color: tube }))}
              name={name}
            />
          </div>
        </div>
        <button
          type="button"
          className={isWorn ? 'button-primary choice-apply' : 'button-secondary choice-apply'}
          aria-label={fillIn(title, { name })}
          aria-pressed={isWorn}
          onClick={() => {
            if (isWorn) return;
            look.chooseProduct(product);
            apply(patch);
            toast(RECOMMENDATIONS_TOASTS.applied, { name });
          }}
        >
          {isWorn ? <Check size={15} strokeWidth={2} aria-hidden="true" /> : null}
          {isWorn ? RECOMMENDATIONS_WORDS.applied : RECOMMENDATIONS_WORDS.apply}
        </button>
      </div>
      <p className="choice-reason">
        {basis === null ? null : (
          <span className="basis-label" data-basis={basis}>
            {BASIS_WORDS[basis]}
          </span>
        )}
        {worded?.text ?? reason}
      </p>
      {worded === null || model === null ? null : (
        <WordedNote model={model} title={RECOMMENDATIONS_WORDS.ownReason} ours={worded.ours} />
      )}
    </li>
  );
}

function detailOf(product: Product, { finish, intensity }: CardChoice): string {
  // The name of a mascara says how much.
  if (product === 'mascara') return '';
  return finish === null
    ? fillIn(RECOMMENDATIONS_WORDS.detailPlain, { intensity })
    : fillIn(RECOMMENDATIONS_WORDS.detail, { finish: SHADE_FINISH_WORDS[finish], intensity });
}

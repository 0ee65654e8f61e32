import { fillIn } from '#content/fill-in.ts';
import { ADJUSTMENT_WORDS } from '#content/panels/health-wellness-words.ts';
import {
  SEVERITY_WORDS,
  SKIN_SCAN_TOASTS,
  SKIN_SCAN_WORDS,
} from '#content/panels/wellness-skin-words.ts';
import { EYE_FINISH_WORDS, LIP_FINISH_WORDS, PRODUCT_WORDS } from '#content/products.ts';
import { makeupChanges, patchOf, type MakeupChange } from '#domain/wellness/condition-makeup.ts';
import type { SkinCondition } from '#domain/wellness/skin-conditions.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { AdjustmentFoot } from '#app/panels/health-wellness/parts/adjustment-foot.tsx';
import { useAdjustment } from '#app/panels/health-wellness/parts/use-adjustment.ts';

const FINISH_WORDS = { ...LIP_FINISH_WORDS, ...EYE_FINISH_WORDS };

/** Something that can be seen: where, how plainly, what to do about it, and the makeup for it. */
export function ConditionCard({ condition }: { condition: SkinCondition }) {
  const { id, name, severity, description, recommendation } = condition;
  const look = useStudioState(currentLook);
  const { isWorn, apply, takeBack } = useAdjustment(`skin ${id}`);
  const changes = makeupChanges(id, look);
  const [from, to] = severity;
  return (
    <li className="health-card condition">
      <div className="condition-head">
        <h4 className="text-md font-medium">{name}</h4>
        <p className="condition-severity">
          <span className="sr-only">{SKIN_SCAN_WORDS.severity}</span>
          {SEVERITY_WORDS[from][to]}
        </p>
      </div>
      <p className="tnum text-sm text-fg-2">{description}</p>
      <p className="condition-advice">
        <span className="font-medium">{recommendation.title}</span>
        <span className="block text-fg-2">{recommendation.text}</span>
      </p>
      <div className="condition-makeup">
        <AdjustmentFoot
          name={name}
          isWorn={isWorn}
          onTakeBack={takeBack}
          onApply={
            changes.length === 0
              ? null
              : () => {
                  apply(patchOf(changes), SKIN_SCAN_TOASTS.adjusted, name);
                }
          }
        >
          <ul>
            {changes.map((change) => (
              <li key={change.product}>{changeWords(change)}</li>
            ))}
          </ul>
        </AdjustmentFoot>
      </div>
    </li>
  );
}

function changeWords({ product, ...change }: MakeupChange): string {
  const [from, to] =
    change.kind === 'opacity'
      ? [change.from, change.to]
      : [FINISH_WORDS[change.from].toLowerCase(), FINISH_WORDS[change.to].toLowerCase()];
  return fillIn(ADJUSTMENT_WORDS.change, { product: PRODUCT_WORDS[product].label, from, to });
}

import { MEASURING_WORDS } from '#content/measure-words.ts';
import {
  RECOMMENDATIONS_TOASTS,
  RECOMMENDATIONS_WORDS,
} from '#content/panels/ai-recommendations-words.ts';
import { showsStill } from '#studio/state/state.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { MeasuringProgress } from '#app/look/measures/measuring-progress.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import { useApply } from '#app/look/use-apply.ts';
import { allFirstChoices, type CardCategory } from './shown.ts';
import type { Recommendations } from './use-recommendations.ts';

interface RecommendationActionsProps {
  readonly recommendations: Recommendations;
  readonly categories: readonly CardCategory[];
}

/** What can be done, at the foot of the panel. The button that starts a reading is the one that cancels it. */
export function RecommendationActions({ recommendations, categories }: RecommendationActionsProps) {
  const { progress, get, cancel } = recommendations;
  const isStill = useStudioState(showsStill);
  const isReading = progress !== null;
  const hasChoices = categories.length > 0;
  return (
    <div className="recommendation-actions">
      {isReading ? (
        <MeasuringProgress
          label={RECOMMENDATIONS_WORDS.measuring}
          hint={isStill ? MEASURING_WORDS.still : MEASURING_WORDS.hint}
          share={progress}
        />
      ) : null}
      <div className="recommendation-buttons">
        {hasChoices && !isReading ? <ApplyAll categories={categories} /> : null}
        <button
          key="get"
          type="button"
          className={hasChoices || isReading ? 'button-secondary' : 'button-primary'}
          onClick={isReading ? cancel : get}
        >
          {isReading ? RECOMMENDATIONS_WORDS.cancel : RECOMMENDATIONS_WORDS.get}
        </button>
      </div>
    </div>
  );
}

function ApplyAll({ categories }: Pick<RecommendationActionsProps, 'categories'>) {
  const apply = useApply();
  return (
    <button
      type="button"
      className="button-primary"
      onClick={() => {
        apply(allFirstChoices(categories));
        toast(RECOMMENDATIONS_TOASTS.allApplied);
      }}
    >
      {RECOMMENDATIONS_WORDS.applyAll}
    </button>
  );
}

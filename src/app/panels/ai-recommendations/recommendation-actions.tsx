import { MEASURING_WORDS } from '#content/measure-words.ts';
import {
  RECOMMENDATIONS_TOASTS,
  RECOMMENDATIONS_WORDS,
} from '#content/panels/ai-recommendations-words.ts';
import { READING_PLACE_WORDS } from '#content/reading-place-words.ts';
import { showsStill } from '#studio/state/state.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { MeasuringProgress } from '#app/look/measures/measuring-progress.tsx';
import { useStudioState } from '#app/look/studio-context.tsx';
import { useApply } from '#app/look/use-apply.ts';
import { allFirstChoices, type CardCategory } from './shown.ts';
import type { Recommendations } from './use-recommendations.ts';

interface RecommendationActionsProps {
  readonly recommendations: Recommendations;
  /** Whether the next reading is made on the server. */
  readonly isOnServer: boolean;
  readonly onGet: () => void;
  readonly categories: readonly CardCategory[];
}

/** What can be done, at the foot of the panel. The button that starts a reading is the one that cancels it. */
export function RecommendationActions({
  recommendations: { progress, cancel },
  isOnServer,
  onGet,
  categories,
}: RecommendationActionsProps) {
  const isStill = useStudioState(showsStill);
  const isReading = progress !== null;
  const hasChoices = categories.length > 0;
  return (
    <div className="recommendation-actions">
      {isReading ? (
        <MeasuringProgress
          label={RECOMMENDATIONS_WORDS.measuring}
          hint={isOnServer ? READING_PLACE_WORDS.sent : MEASURING_WORDS[isStill ? 'still' : 'hint']}
          share={isOnServer ? null : progress}
        />
      ) : null}
      <div className="recommendation-buttons">
        {hasChoices && !isReading ? <ApplyAll categories={categories} /> : null}
        <button
          key="get"
          type="button"
          className={hasChoices || isReading ? 'button-secondary' : 'button-carmine'}
          onClick={isReading ? cancel : onGet}
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

import './ai-recommendations.css';
import { PlaceChoice } from '#app/look/reading-place/place-choice.tsx';
import { useReadingPlace } from '#app/look/reading-place/use-reading-place.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { useOperatorModel } from '#app/person/access/operator-model.ts';
import { BeforeReading } from './before-reading.tsx';
import { Choices } from './choices.tsx';
import { Features } from './features.tsx';
import { ProTips } from './pro-tips.tsx';
import { readOnDevice, readOnServer } from './read-face.ts';
import { RecommendationActions } from './recommendation-actions.tsx';
import { shownOf } from './shown.ts';
import { UniversalNote } from './universal-note.tsx';
import { useRecommendations } from './use-recommendations.ts';

/** Shades for the face in the mirror, from what was measured of it. */
export function AiRecommendationsPanel() {
  const studio = useStudio();
  const recommendations = useRecommendations();
  const reading = useReadingPlace('face', useOperatorModel());
  const { recommended, forget } = recommendations;
  const shown = recommended === null ? null : shownOf(recommended);
  return (
    <div className="recommendations">
      {recommended === null ? <BeforeReading /> : null}
      {recommended?.kind === 'universal' ? (
        <UniversalNote reason={recommended.reason} said={recommended.said ?? null} />
      ) : null}
      {recommended?.kind === 'measured' && shown?.features ? (
        <Features features={shown.features} isKept={recommended.isKept} onForget={forget} />
      ) : null}
      {shown === null ? null : <Choices categories={shown.cards} model={shown.model} />}
      {shown === null || shown.tips.length === 0 ? null : (
        <ProTips tips={shown.tips} model={shown.model} />
      )}
      <PlaceChoice reading={reading} isBusy={recommendations.progress !== null} />
      <RecommendationActions
        recommendations={recommendations}
        isOnServer={reading.place === 'server'}
        categories={shown?.cards ?? []}
        onGet={() => {
          recommendations.get(() => reading.settle(readOnDevice(studio), readOnServer));
        }}
      />
    </div>
  );
}

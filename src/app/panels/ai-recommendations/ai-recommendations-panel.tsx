import './ai-recommendations.css';
import { useStudio } from '#app/look/studio-context.tsx';
import { BeforeReading } from './before-reading.tsx';
import { measuredCards, universalCards } from './card-choices.ts';
import { Choices } from './choices.tsx';
import { Features } from './features.tsx';
import { ProTips } from './pro-tips.tsx';
import { readOnDevice } from './read-face.ts';
import type { Recommended } from './recommended.ts';
import { RecommendationActions } from './recommendation-actions.tsx';
import { UniversalNote } from './universal-note.tsx';
import { useRecommendations } from './use-recommendations.ts';

/** Shades for the face in the mirror, from what was measured of it. */
export function AiRecommendationsPanel() {
  const studio = useStudio();
  const recommendations = useRecommendations(readOnDevice(studio));
  const { recommended } = recommendations;
  const cards = cardsOf(recommended);
  return (
    <div className="recommendations">
      {recommended === null ? <BeforeReading /> : null}
      {recommended?.kind === 'universal' ? <UniversalNote reason={recommended.reason} /> : null}
      {recommended?.kind === 'measured' ? (
        <Features recommended={recommended} onForget={recommendations.forget} />
      ) : null}
      {cards.length === 0 ? null : <Choices categories={cards} />}
      {recommended?.kind === 'measured' ? <ProTips tips={recommended.advice.tips} /> : null}
      <RecommendationActions recommendations={recommendations} categories={cards} />
    </div>
  );
}

function cardsOf(recommended: Recommended | null) {
  if (recommended === null) return [];
  return recommended.kind === 'measured' ? measuredCards(recommended.advice) : universalCards();
}

import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { levelUpStore } from './level-up-store.ts';

const LevelUpCard = lazy(() =>
  import('./level-up-card.tsx').then((loaded) => ({ default: loaded.LevelUpCard })),
);

/** Where a new level is celebrated for a few seconds: it takes room of its own, and covers nothing. */
export function LevelUpHost() {
  const level = useStore(levelUpStore);
  return level === null ? null : (
    <Suspense>
      <LevelUpCard level={level} />
    </Suspense>
  );
}

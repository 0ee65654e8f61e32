import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { levelUpStore } from './level-up-store.ts';

const LevelUpOverlay = lazy(() =>
  import('./level-up-overlay.tsx').then((loaded) => ({ default: loaded.LevelUpOverlay })),
);

/** Where the studio celebrates a new level. */
export function LevelUpHost() {
  const level = useStore(levelUpStore);
  return level === null ? null : (
    <Suspense>
      <LevelUpOverlay level={level} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyOrNothing } from '#app/kit/ui/lazy-or-nothing.ts';
import { levelUpStore } from './level-up-store.ts';

const LevelUpCard = lazyOrNothing(() =>
  import('./level-up-card.tsx').then((loaded) => loaded.LevelUpCard),
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

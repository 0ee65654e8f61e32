import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyOrNothing } from '#app/kit/ui/lazy-or-nothing.ts';
import { levelUpStore } from './level-up-store.ts';

const LevelUpCard = lazyOrNothing(() =>
  import('./level-up-card.tsx').then((loaded) => loaded.LevelUpCard),
);

/** Celebrates a new level for a few seconds, in room of its own, so that it covers nothing. */
export function LevelUpHost() {
  const level = useStore(levelUpStore);
  return level === null ? null : (
    <Suspense>
      <LevelUpCard level={level} />
    </Suspense>
  );
}

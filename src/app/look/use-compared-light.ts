import { useState } from 'react';
import { hideLight, showLight, type NamedLight } from '#studio/commands/lighting.ts';
import { useStudio } from './studio-context.tsx';
import { useHold } from './use-hold.ts';

/**
 * Compares a light with today's for as long as a button is held; meanwhile it still counts as the active
 * one.
 */
export function useComparedLight<Light extends NamedLight>(shown: Light | undefined) {
  const { store } = useStudio();
  const [compared, setCompared] = useState<Light | null>(null);
  const active = compared ?? shown;
  const holdProps = useHold((held) => {
    if (held && active !== undefined) {
      setCompared(active);
      hideLight(store);
    } else if (compared !== null) {
      setCompared(null);
      showLight(store, compared);
    }
  });
  return { active, isCompared: compared !== null, holdProps };
}

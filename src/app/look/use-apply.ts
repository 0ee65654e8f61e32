import type { LookPatch } from '#domain/makeup/patch.ts';
import { useStudio } from '#app/look/studio-context.tsx';

/** Puts on what was chosen for this very skin, in one step that can be undone. */
export function useApply(): (patch: LookPatch) => void {
  const { base, look } = useStudio();
  return (patch) => {
    const color = patch.foundation?.color;
    if (color !== undefined) base.trust(color);
    look.change(patch);
  };
}

import type { RefObject } from 'react';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';

const load = () => import('./split-divider.tsx').then((code) => code.SplitDivider);

/** The line between bare and made up, loaded when it is asked for. */
export function SplitDividerHost({ mirror }: { mirror: RefObject<HTMLElement | null> }) {
  const { comparison } = useStudio();
  const shown = useStudioState((state) => state.status === 'active' && state.split !== null);
  if (!shown) return null;
  return <OnDemand load={load} props={{ mirror }} onFailed={comparison.toggleSplit} />;
}

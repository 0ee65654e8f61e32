import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StudioState } from '#studio/state/state.ts';
import type { Studio } from '#studio/studio.ts';

const StudioContext = createContext<Studio | null>(null);

export function StudioProvider({ studio, children }: { studio: Studio; children: ReactNode }) {
  return <StudioContext value={studio}>{children}</StudioContext>;
}

/** The studio's commands. */
export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (studio === null) throw new Error('A part of the studio was drawn outside of it');
  return studio;
}

/** A part of the studio's state; the component is drawn again when that part changes. */
export function useStudioState<Part>(select: (state: StudioState) => Part): Part {
  return useStore(useStudio().store, select);
}

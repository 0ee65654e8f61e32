import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { Studio } from '#studio/studio.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { FindItPlaces } from './find-it-places.tsx';

/**
 * Draws the links from the worn shade to the shop into the places that the studio keeps for them. In a root
 * of its own: what the mirror does not need is not loaded with it.
 */
export function startFindIt(studio: Studio): void {
  createRoot(document.createElement('div')).render(
    <QueryClientProvider client={queryClient}>
      <StudioProvider studio={studio}>
        <FindItPlaces />
      </StudioProvider>
    </QueryClientProvider>,
  );
}

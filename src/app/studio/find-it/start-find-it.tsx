import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { Studio } from '#studio/studio.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { FindItPlaces } from './find-it-places.tsx';

/**
 * Draws what leads from the worn shade to the shop into the places that the studio keeps for it. A root of its own: what
 * the mirror does not wait for is no part of what is loaded with it.
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

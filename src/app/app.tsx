import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { Studio } from '#studio/studio.ts';
import { queryClient } from './kit/api/query-client.ts';
import { ErrorBoundary } from './kit/crash/error-boundary.tsx';
import { StudioProvider } from './look/studio-context.tsx';
import { Site } from './site/frame/site.tsx';

/** All that is drawn: the page of the address, and what surrounds every page. */
export function App({ studio }: { studio: Studio }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <StudioProvider studio={studio}>
            <Site />
          </StudioProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}

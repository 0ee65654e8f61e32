import './panels/panels.css';
import './site/header/menus.css';
import './site/help-chat/help-chat.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useState } from 'react';
import type { Studio } from '#studio/studio.ts';
import { queryClient } from './kit/api/query-client.ts';
import type { Arrangement } from './kit/first-sight/arrangement.ts';
import { FirstSight } from './kit/first-sight/first-sight.ts';
import { PartsProvider, PartsToTakeOver } from './kit/first-sight/parts-to-take-over.tsx';
import { ErrorBoundary } from './kit/crash/error-boundary.tsx';
import { StudioProvider } from './look/studio-context.tsx';
import { Site } from './site/frame/site.tsx';

interface AppProps {
  readonly studio: Studio;
  /** The arrangement of the studio that is already in the document. */
  readonly firstSight?: Arrangement | null;
  /** Called once the first render is in the document and all of it responds. */
  readonly onShown?: () => void;
}

function nothing(): void {
  // Most pages have nothing to do then.
}

/** The whole app: the page for the address, and what surrounds every page. */
export function App({ studio, firstSight = null, onShown = nothing }: AppProps) {
  const [parts] = useState(() => new PartsToTakeOver());
  useEffect(() => {
    parts.whenNoneIsLeft(onShown);
  }, [parts, onShown]);
  return (
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <FirstSight value={firstSight}>
            <PartsProvider value={parts}>
              <StudioProvider studio={studio}>
                <Site />
              </StudioProvider>
            </PartsProvider>
          </FirstSight>
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}

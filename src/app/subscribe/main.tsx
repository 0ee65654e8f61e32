import '#app/kit/styles/index.css';
import './subscribe.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSending } from '#app/person/analytics/start-sending.ts';
import { tracker } from '#app/person/analytics/tracker.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { ErrorBoundary } from '#app/kit/crash/error-boundary.tsx';
import { followSession } from '#app/person/session/current-user.ts';
import { followTheme } from '#app/kit/theme/theme-store.ts';
import { Toaster } from '#app/kit/toast/toaster.tsx';
import { followAddress } from './place-store.ts';
import { followMaintenance } from '#app/site/maintenance/current-maintenance.ts';
import { SubscribeGate } from './subscribe-gate.tsx';
import { SubscribePage } from './subscribe-page.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element');

followTheme();
followSession();
followMaintenance();
followAddress();
tracker.track('visit');
startSending();

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <SubscribeGate>
          <SubscribePage />
        </SubscribeGate>
        <Toaster />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
);

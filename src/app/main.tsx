import './styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserEnvironment } from '#studio/browser-environment.ts';
import { createStudio } from '#studio/studio.ts';
import { queryClient } from './api/query-client.ts';
import { wait } from './clock/wait.ts';
import { ErrorBoundary } from './crash/error-boundary.tsx';
import { followMaintenance } from './maintenance/current-maintenance.ts';
import { hearPaletteKey } from './palette/hear-palette-key.ts';
import { DRAWN_MODEL_PICTURE } from './pictures/pictures.ts';
import { router } from './router.tsx';
import { followSession } from './session/current-user.ts';
import { StudioProvider } from './studio-context.tsx';
import { followTheme } from './theme/theme-store.ts';
import { showStudioToasts } from './toast/studio-toasts.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element');

/** How long after the page what can wait is loaded, in milliseconds. */
const AFTER_LOAD = 1500;

const studio = createStudio(createBrowserEnvironment(DRAWN_MODEL_PICTURE));
followTheme();
showStudioToasts(studio.store);
followSession();
followMaintenance();
hearPaletteKey();

// What one has of Pro comes after the mirror: until then the page knows it from the last visit.
addEventListener('load', () => {
  void wait(AFTER_LOAD)
    .then(() => import('./access/start-access.ts'))
    .then(({ startAccess }) => {
      startAccess();
    });
});

// Counting comes after the mirror.
void import('./analytics/start-tracking.ts').then(({ startTracking }) => {
  startTracking(studio, router);
});
void import('./activity/report-captures.ts').then(({ reportCaptures }) => {
  reportCaptures(studio);
});

void import('./progress/start-progress.ts').then(({ startProgress }) => {
  startProgress(studio);
});

void import('./crash/report-error.ts').then(({ reportUncaughtErrors }) => {
  reportUncaughtErrors();
});

// The mirror first, then a copy of it. In development it would stand in the way of what was changed.
if (import.meta.env.PROD) {
  addEventListener('load', () => {
    import('./offline/start-offline.ts')
      .then(({ startOffline }) => startOffline())
      .catch(() => undefined);
  });
}

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <StudioProvider studio={studio}>
          <RouterProvider router={router} />
        </StudioProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
);

import './kit/styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserEnvironment } from '#studio/browser/browser-environment.ts';
import { createStudio } from '#studio/studio.ts';
import { queryClient } from './kit/api/query-client.ts';
import { wait } from '#studio/browser/timers.ts';
import { ErrorBoundary } from './kit/crash/error-boundary.tsx';
import { followMaintenance } from './site/maintenance/current-maintenance.ts';
import { hearPaletteKey } from './site/palette/hear-palette-key.ts';
import { DRAWN_MODEL_PICTURE } from './look/pictures/pictures.ts';
import { router } from './router.tsx';
import { followSession } from './person/session/current-user.ts';
import { StudioProvider } from './look/studio-context.tsx';
import { followTheme } from './kit/theme/theme-store.ts';
import { showStudioToasts } from './kit/toast/studio-toasts.ts';

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
    .then(() => import('./site/frame/start-access.ts'))
    .then(({ startAccess }) => {
      startAccess();
    });
});

// Counting comes after the mirror.
void import('./person/analytics/start-tracking.ts').then(({ startTracking }) => {
  startTracking(studio, router);
});
void import('./person/analytics/report-captures.ts').then(({ reportCaptures }) => {
  reportCaptures(studio);
});

void import('./person/progress/start-progress.ts').then(({ startProgress }) => {
  startProgress(studio);
});

void import('./kit/crash/report-error.ts').then(({ reportUncaughtErrors }) => {
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

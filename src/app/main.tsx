import './styles/index.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserEnvironment } from '#studio/browser-environment.ts';
import { createStudio } from '#studio/studio.ts';
import { ErrorBoundary } from './crash/error-boundary.tsx';
import { DRAWN_MODEL_PICTURE } from './pictures/pictures.ts';
import { router } from './router.tsx';
import { StudioProvider } from './studio-context.tsx';
import { keepTheme } from './theme/apply-theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element');

const studio = createStudio(createBrowserEnvironment(DRAWN_MODEL_PICTURE));
keepTheme(studio.store);

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <StudioProvider studio={studio}>
        <RouterProvider router={router} />
      </StudioProvider>
    </ErrorBoundary>
  </StrictMode>,
);

import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import { CrashPage } from './crash/error-boundary.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { StudioPage } from './pages/studio-page.tsx';

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage });
const home = createRoute({ getParentRoute: () => root, path: '/', component: StudioPage });
const studio = createRoute({ getParentRoute: () => root, path: '/app', component: StudioPage });

export const router = createRouter({
  routeTree: root.addChildren([home, studio]),
  defaultErrorComponent: CrashPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

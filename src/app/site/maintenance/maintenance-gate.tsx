import { lazy, Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { PAGE_LOADING } from '#content/pages.ts';
import { lazyOrNothing } from '#app/kit/ui/lazy-or-nothing.ts';
import { useFirstSight } from '#app/kit/first-sight/first-sight.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { maintenance } from './current-maintenance.ts';

const MaintenanceScreen = lazy(() =>
  import('./maintenance-screen.tsx').then((loaded) => ({ default: loaded.MaintenanceScreen })),
);
const OperatorControls = lazyOrNothing(() =>
  import('./operator-controls.tsx').then((loaded) => loaded.OperatorControls),
);

/** Shows the app, or the screen that replaces it during maintenance; operators can look past that. */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { isLoading, isMaintenanceMode, isAdminBypass } = useStore(maintenance.store);
  const { user } = useCurrentUser();
  const isOperator = user?.role === 'operator';
  // The server sends the page that was rendered at build only while there is no maintenance.
  const standsAlready = useFirstSight() !== null;
  if (isLoading && !standsAlready) return <Loading />;
  if (!isLoading && isMaintenanceMode && !(isAdminBypass && isOperator)) {
    return (
      <Suspense fallback={<Loading />}>
        <MaintenanceScreen />
      </Suspense>
    );
  }
  return (
    <>
      {isOperator ? (
        <Suspense>
          <OperatorControls />
        </Suspense>
      ) : null}
      {children}
    </>
  );
}

function Loading() {
  return (
    <p role="status" className="grid min-h-dvh place-items-center text-fg-2">
      {PAGE_LOADING}
    </p>
  );
}

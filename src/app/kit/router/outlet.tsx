import { useSyncExternalStore } from 'react';
import { ErrorBoundary } from '#app/kit/crash/error-boundary.tsx';
import { onShow } from './router.ts';

/** Shows the page for the address. If that page breaks, what surrounds it stays intact. */
export function Outlet() {
  const { path, Page } = useSyncExternalStore(onShow.subscribe, onShow.getState, onShow.getState);
  if (Page === null) return null;
  return (
    <ErrorBoundary key={path}>
      <Page />
    </ErrorBoundary>
  );
}

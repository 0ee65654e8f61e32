import { useSyncExternalStore } from 'react';
import { ErrorBoundary } from '#app/kit/crash/error-boundary.tsx';
import { onShow } from './router.ts';

/** Where the page of the address stands. One that breaks leaves what surrounds it whole. */
export function Outlet() {
  const { path, Page } = useSyncExternalStore(onShow.subscribe, onShow.getState, onShow.getState);
  if (Page === null) return null;
  return (
    <ErrorBoundary key={path}>
      <Page />
    </ErrorBoundary>
  );
}

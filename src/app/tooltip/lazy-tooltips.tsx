import { lazy, Suspense } from 'react';

/** Tooltips come after the page; one that cannot be loaded is missed by nobody but the curious. */
const Tooltips = lazy(() =>
  import('./tooltips.tsx').then(
    (loaded) => ({ default: loaded.Tooltips }),
    () => ({ default: () => null }),
  ),
);

export function LazyTooltips() {
  return (
    <Suspense>
      <Tooltips />
    </Suspense>
  );
}

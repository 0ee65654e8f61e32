import { lazy, Suspense, useState } from 'react';
import { useAccess } from './use-access.ts';

const GraceBanner = lazy(() =>
  import('./grace-banner.tsx').then((loaded) => ({ default: loaded.GraceBanner })),
);

/** Where every page says that a renewal failed; until it is closed, or paid after all. */
export function GraceHost() {
  const { graceUntil } = useAccess();
  const [closed, setClosed] = useState<number | null>(null);
  if (graceUntil === null || graceUntil === closed) return null;
  return (
    <Suspense>
      <GraceBanner
        until={graceUntil}
        onClose={() => {
          setClosed(graceUntil);
        }}
      />
    </Suspense>
  );
}

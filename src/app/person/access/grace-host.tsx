import { Suspense, useState } from 'react';
import { lazyOrNothing } from '#app/kit/ui/lazy-or-nothing.ts';
import { useAccess } from './use-access.ts';

const GraceBanner = lazyOrNothing(() =>
  import('./grace-banner.tsx').then((loaded) => loaded.GraceBanner),
);

/** Says on every page that a renewal failed, until it is closed or paid after all. */
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

import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

const LinkedLookNotice = lazy(() =>
  import('./linked-look-notice.tsx').then((loaded) => ({ default: loaded.LinkedLookNotice })),
);

/** Opens the look that the address names with `?look=`; most addresses name none. */
export function LinkedLookHost() {
  const { look } = useSearch({ from: '__root__' });
  // The address lets go of the look once it is worn; the notice stays.
  const [shown, setShown] = useState<string | undefined>(look);
  if (look !== undefined && look !== shown) setShown(look);
  if (shown === undefined) return null;
  return (
    <Suspense>
      <LinkedLookNotice
        key={shown}
        id={shown}
        onClose={() => {
          setShown(undefined);
        }}
      />
    </Suspense>
  );
}

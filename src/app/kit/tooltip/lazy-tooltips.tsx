import { Suspense, useEffect, useState } from 'react';
import { lazyOrNothing } from '#app/kit/ui/lazy-or-nothing.ts';
import { tippedAt } from './tipped.ts';

/** Without tooltips everything still works. */
const Tooltips = lazyOrNothing(() => import('./tooltips.tsx').then((loaded) => loaded.Tooltips));

/** Calls back once, when pointer or keyboard first come to something that has a tooltip. */
function onFirstTip(page: Document, react: () => void): () => void {
  const ending = new AbortController();
  const notice = ({ target }: Event): void => {
    if (tippedAt(target) === undefined) return;
    ending.abort();
    react();
  };
  for (const name of ['pointerover', 'focusin'] as const) {
    page.addEventListener(name, notice, { passive: true, signal: ending.signal });
  }
  return () => {
    ending.abort();
  };
}

/** Tooltips are loaded when the pointer or focus comes near the first one: the mirror starts without them. */
export function LazyTooltips() {
  const [wanted, setWanted] = useState(false);
  useEffect(
    () =>
      onFirstTip(document, () => {
        setWanted(true);
      }),
    [],
  );
  if (!wanted) return null;
  return (
    <Suspense>
      <Tooltips />
    </Suspense>
  );
}

import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { toastStore } from './toasts.ts';

const Toaster = lazy(() => import('./toaster.tsx').then((code) => ({ default: code.Toaster })));

/** Where toasts are shown, from the first one on: most visits never see any. */
export function LazyToaster() {
  const [isWanted, setIsWanted] = useState(false);
  const isShown = useStore(toastStore, (toast) => toast !== null);
  if (isShown && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

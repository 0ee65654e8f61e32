import { type ComponentType, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { loadToastWords, toastStore } from './toasts.ts';

const loaded = createStore<{ readonly Toaster: ComponentType | null }>(() => ({ Toaster: null }));

async function loadToaster(): Promise<void> {
  const { Toaster } = await import('./toaster.tsx');
  loaded.setState({ Toaster });
}

/** Loads the code and the words of toasts ahead of need: once the network is gone it is too late. */
export function readyToasts(): void {
  Promise.all([loadToaster(), loadToastWords()]).catch(() => undefined);
}

/** Shows toasts as soon as their code has loaded. The page works without it. */
export function LazyToaster() {
  const { Toaster } = useStore(loaded);
  const isWanted = useStore(toastStore, (toast) => toast !== null) && Toaster === null;
  useEffect(() => {
    if (isWanted) loadToaster().catch(() => undefined);
  }, [isWanted]);
  return Toaster === null ? null : <Toaster />;
}

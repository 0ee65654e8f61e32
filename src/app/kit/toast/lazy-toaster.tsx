import { type ComponentType, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { loadToastWords, toastStore } from './toasts.ts';

const loaded = createStore<{ readonly Toaster: ComponentType | null }>(() => ({ Toaster: null }));

async function loadToaster(): Promise<void> {
  const { Toaster } = await import('./toaster.tsx');
  loaded.setState({ Toaster });
}

/** Loads what shows toasts, and their words, ahead of need: when the network is gone it is too late. */
export function readyToasts(): void {
  Promise.all([loadToaster(), loadToastWords()]).catch(() => undefined);
}

/** Where toasts are shown, as soon as their code is there. Without it the page goes on. */
export function LazyToaster() {
  const { Toaster } = useStore(loaded);
  const isWanted = useStore(toastStore, (toast) => toast !== null) && Toaster === null;
  useEffect(() => {
    if (isWanted) loadToaster().catch(() => undefined);
  }, [isWanted]);
  return Toaster === null ? null : <Toaster />;
}

import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { paletteStore } from './open-palette.ts';
import { usePaletteKey } from './use-palette-key.ts';

const PaletteDialog = lazy(() =>
  import('./palette-dialog.tsx').then((loaded) => ({ default: loaded.PaletteDialog })),
);

/** Hears Ctrl or Cmd and K on every page. */
export function PaletteHost() {
  const isOpen = useStore(paletteStore);
  usePaletteKey();
  if (!isOpen) return null;
  return (
    <Suspense>
      <PaletteDialog />
    </Suspense>
  );
}

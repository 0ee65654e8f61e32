import { useStore } from 'zustand';
import { OnDemand } from '#app/ui/on-demand.tsx';
import { closePalette, paletteStore } from './open-palette.ts';
import { usePaletteKey } from './use-palette-key.ts';

const load = () => import('./palette-dialog.tsx').then((code) => code.PaletteDialog);

/** Hears Ctrl or Cmd and K on every page. */
export function PaletteHost() {
  const isOpen = useStore(paletteStore);
  usePaletteKey();
  if (!isOpen) return null;
  return <OnDemand load={load} props={{}} onFailed={closePalette} />;
}

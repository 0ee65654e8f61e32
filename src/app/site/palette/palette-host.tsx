import { useStore } from 'zustand';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { closePalette, paletteStore } from '#app/person/navigation/open-palette.ts';

const load = () => import('./palette-dialog.tsx').then((code) => code.PaletteDialog);

/** Shows the palette on any page, while it is wished for. */
export function PaletteHost() {
  const isOpen = useStore(paletteStore);
  if (!isOpen) return null;
  return <OnDemand load={load} props={{}} onFailed={closePalette} />;
}

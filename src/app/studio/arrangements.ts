/** The two arrangements of the studio. A screen needs one of them, and the other once it is turned or resized. */

import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Arrangement } from '#app/kit/first-sight/arrangement.ts';

type Loaded = Readonly<Record<Arrangement, ComponentType | null>>;

const loaded = createStore<Loaded>(() => ({ phone: null, wide: null }));

const LOADERS: Readonly<Record<Arrangement, () => Promise<ComponentType>>> = {
  phone: () => import('./phone/phone-studio.tsx').then((code) => code.PhoneStudio),
  wide: () => import('./wide-studio.tsx').then((code) => code.WideStudio),
};

export async function loadArrangement(arrangement: Arrangement): Promise<void> {
  if (loaded.getState()[arrangement] !== null) return;
  loaded.setState({ [arrangement]: await LOADERS[arrangement]() });
}

/** The studio in an arrangement; in the other one while the wanted one is still loading. */
export function useArrangement(wanted: Arrangement): { readonly Studio: ComponentType | null } {
  const { phone, wide } = useSyncExternalStore(loaded.subscribe, loaded.getState, loaded.getState);
  const isMissing = (wanted === 'phone' ? phone : wide) === null;
  useEffect(() => {
    // If loading fails, it may succeed the next time the screen is turned; meanwhile the other one serves.
    if (isMissing) loadArrangement(wanted).catch(() => undefined);
  }, [wanted, isMissing]);
  return { Studio: wanted === 'phone' ? (phone ?? wide) : (wide ?? phone) };
}

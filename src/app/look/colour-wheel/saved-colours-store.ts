/** The saved colours, on this device. */

import { createStore } from 'zustand/vanilla';
import {
  parseSavedColours,
  withoutSaved,
  withSaved,
  type SavedColour,
} from '#domain/colour-wheel/saved-colours.ts';
import type { WheelColour, WheelType } from '#domain/colour-wheel/wheel-colour.ts';
import { browserStorage } from '#studio/browser/storage.ts';

const KEY = 'lookglass.savedColours';
const storage = browserStorage();

function read(): readonly SavedColour[] {
  try {
    return parseSavedColours(JSON.parse(storage.read(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

export const savedColoursStore = createStore<readonly SavedColour[]>(() => []);

/** Shows what this device keeps, now and whenever another tab changes it. Returns what ends that. */
export function followSavedColours(): () => void {
  const refresh = (): void => {
    savedColoursStore.setState(read(), true);
  };
  refresh();
  addEventListener('storage', refresh);
  return () => {
    removeEventListener('storage', refresh);
  };
}

function keep(saved: readonly SavedColour[]): void {
  storage.write(KEY, JSON.stringify(saved));
  savedColoursStore.setState(saved, true);
}

/** Keeps a colour, also beside those that another tab kept meanwhile. Returns the name it got. */
export function saveColour(colour: WheelColour, type: WheelType): string {
  const saved = withSaved(read(), colour, type);
  keep(saved);
  return saved.at(-1)?.name ?? '';
}

export function removeColour(name: string): void {
  keep(withoutSaved(read(), name));
}

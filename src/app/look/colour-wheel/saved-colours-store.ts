/** The saved colours, on this device. */

import { createStore } from 'zustand/vanilla';
import {
  parseSavedColours,
  withoutSaved,
  withSaved,
  type SavedColour,
} from '#domain/colour-wheel/saved-colours.ts';
import type { WheelColour, WheelType } from '#domain/colour-wheel/wheel-colour.ts';
import { browserStorage, hearOtherTabs } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue } from '#studio/storage/kept-value.ts';

const kept = keptValue(KEPT.savedColours, parseSavedColours);
const storage = browserStorage();

function read(): readonly SavedColour[] {
  return kept.read(storage) ?? [];
}

export const savedColoursStore = createStore<readonly SavedColour[]>(() => []);

/**
 * Shows what this device keeps, now and whenever another tab changes it. Returns a function that stops this.
 */
export function followSavedColours(): () => void {
  const refresh = (): void => {
    savedColoursStore.setState(read(), true);
  };
  refresh();
  return hearOtherTabs([KEPT.savedColours], refresh);
}

function keep(saved: readonly SavedColour[]): void {
  kept.write(storage, saved);
  savedColoursStore.setState(saved, true);
}

/** Keeps a colour, without losing those that another tab kept meanwhile. Returns the name it got. */
export function saveColour(colour: WheelColour, type: WheelType): string {
  const saved = withSaved(read(), colour, type);
  keep(saved);
  return saved.at(-1)?.name ?? '';
}

export function removeColour(name: string): void {
  keep(withoutSaved(read(), name));
}

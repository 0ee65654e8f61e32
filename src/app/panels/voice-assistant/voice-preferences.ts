/** What is kept of the voice assistant: never a word that was said. */

import { z } from 'zod/mini';
import type { OperatorModel } from '#app/person/access/operator-model.ts';
import { keepPreference, keptPreferences } from '#studio/state/preferences.ts';
import { browserStorage, tabStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue } from '#studio/storage/kept-value.ts';

const device = browserStorage();

/** Whether replies are spoken on this device; they are until that is turned off. */
export function speaksReplies(): boolean {
  const kept = keptPreferences(device);
  return !('speaksReplies' in kept) || kept.speaksReplies !== false;
}

export function keepSpeaksReplies(speaksThem: boolean): void {
  keepPreference(device, { speaksReplies: speaksThem });
}

/** The model that a person lets read the commands which are not understood, with the look that is worn. */
export interface ModelConsent {
  /** Null where they have not agreed. */
  readonly read: () => OperatorModel | null;
  readonly write: (model: OperatorModel | null) => void;
}

const agreedModel = z.object({ name: z.nullable(z.string()) });
const keptModel = keptValue(KEPT.modelConsent, (stored) => agreedModel.parse(stored));
const visit = tabStorage();

/** As it was agreed to during this visit. */
export const modelConsent: ModelConsent = {
  read: () => keptModel.read(visit),
  write(model) {
    if (model === null) visit.remove(keptModel.key);
    else keptModel.write(visit, model);
  },
};

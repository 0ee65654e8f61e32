/** What is kept of the voice assistant: never a word that was said. */

import { keepPreference, keptPreferences } from '#studio/state/preferences.ts';
import { browserStorage, tabStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue, type KeptValue } from '#studio/storage/kept-value.ts';

const device = browserStorage();
const visit = tabStorage();

function asBoolean(stored: unknown): boolean | null {
  return typeof stored === 'boolean' ? stored : null;
}

/** Whether replies are spoken on this device; they are until that is turned off. */
export function speaksReplies(): boolean {
  const kept = keptPreferences(device);
  return !('speaksReplies' in kept) || kept.speaksReplies !== false;
}

export function keepSpeaksReplies(speaksThem: boolean): void {
  keepPreference(device, { speaksReplies: speaksThem });
}

/** What the person has agreed to; it ends with the visit. */
export interface Consent {
  readonly read: () => boolean;
  readonly write: (agreed: boolean) => void;
}

function consentKept(kept: KeptValue<boolean>): Consent {
  return {
    read: () => kept.read(visit) ?? false,
    write(agreed) {
      if (agreed) kept.write(visit, true);
      else visit.remove(kept.key);
    },
  };
}

/** That this browser sends their voice to its maker. */
export const voiceConsent = consentKept(keptValue(KEPT.voiceConsent, asBoolean));

/** That commands which are not understood are read by a language model, with the look that is worn. */
export const modelConsent = consentKept(keptValue(KEPT.modelConsent, asBoolean));

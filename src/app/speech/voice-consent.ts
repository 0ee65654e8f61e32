/** Whether this browser may send the voice to its maker: asked once, and forgotten with the visit. */

import { tabStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue, type KeptValue } from '#studio/storage/kept-value.ts';

/** What the person has agreed to; it ends with the visit. */
export interface Consent {
  readonly read: () => boolean;
  readonly write: (agreed: boolean) => void;
}

export function asBoolean(stored: unknown): boolean | null {
  return typeof stored === 'boolean' ? stored : null;
}

export function consentKept(kept: KeptValue<boolean>): Consent {
  const visit = tabStorage();
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

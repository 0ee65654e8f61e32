/** A look in a link: making one, and wearing one that somebody else made. */

import { decodeLookFragment, encodeLookFragment } from '#domain/makeup/look-link.ts';
import { currentLook } from '#studio/state.ts';
import type { StudioParts } from '#studio/studio-parts.ts';
import type { LookCommands } from './look.ts';

export interface SharingCommands {
  /** Copies a link to the look; where the browser refuses, the address bar holds it. */
  shareLook(): Promise<void>;
}

export function createSharingCommands(
  { environment, store, notices }: Pick<StudioParts, 'environment' | 'store' | 'notices'>,
  look: LookCommands,
): SharingCommands {
  const { page } = environment;

  function readAddress(): void {
    const linked = decodeLookFragment(page.fragment());
    if (!linked.ok && linked.failure === 'no-look') return;
    if (linked.ok) {
      look.wear(linked.value);
      notices.toast('lookApplied');
    } else {
      notices.toast('lookLinkBroken');
    }
    // The look goes on being changed: the address must not go on claiming the old one.
    page.replaceFragment('');
  }

  page.onFragmentChange(readAddress);
  readAddress();

  return {
    async shareLook() {
      const fragment = encodeLookFragment(currentLook(store.getState()));
      try {
        await page.copyText(page.address() + fragment);
        notices.toast('linkCopied');
      } catch {
        page.replaceFragment(fragment);
        notices.toast('linkInAddressBar');
      }
    },
  };
}

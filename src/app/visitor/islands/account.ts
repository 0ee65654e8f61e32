import { browserStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';

const CURRENT_USER = '/api/auth/user';

function wasSignedIn(): boolean {
  return browserStorage().read(KEPT.user.key) !== null;
}

/**
 * Offers a signed-in person their account in place of the sign-in. The server is not asked about visitors
 * who never signed in here, which is most of them.
 */
export async function startAccount(): Promise<void> {
  if (!wasSignedIn()) return;
  try {
    const { ok } = await fetch(CURRENT_USER, { headers: { accept: 'application/json' } });
    for (const part of document.querySelectorAll<HTMLElement>('[data-when]')) {
      part.hidden = (part.dataset['when'] === 'signed-in') !== ok;
    }
  } catch {
    // Without a network nobody is known to be signed in: the sign-in stays.
  }
}

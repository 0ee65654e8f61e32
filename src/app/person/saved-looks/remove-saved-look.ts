import { fillIn } from '#content/fill-in.ts';
import { SAVED_LOOKS_WORDS } from '#content/saved-looks-words.ts';
import type { SavedLook } from '#contracts/makeup-looks.ts';
import { UNDO_DELETE_MS } from '#domain/looks/limits.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { bringBackLook, removeLook } from './saved-looks.ts';

async function undoRemoval({ id, name }: SavedLook): Promise<void> {
  try {
    await bringBackLook(id);
    toast('lookRestored', { name });
  } catch {
    toast('lookNotRestored');
  }
}

/**
 * Deletes a look; a toast offers it back for as long as the server keeps it, or says that it could not be deleted.
 * Resolves with whether it was.
 */
export async function removeSavedLook(look: SavedLook): Promise<boolean> {
  try {
    await removeLook(look);
  } catch {
    toast('lookNotDeleted');
    return false;
  }
  toast('lookDeleted', {}, '', {
    duration: UNDO_DELETE_MS,
    action: {
      label: SAVED_LOOKS_WORDS.undo,
      otherWay: fillIn(SAVED_LOOKS_WORDS.undoOtherWay, { name: look.name }),
      act: () => void undoRemoval(look),
    },
  });
  return true;
}

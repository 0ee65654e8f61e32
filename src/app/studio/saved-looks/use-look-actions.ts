import { navigate } from '#app/kit/router/router.ts';
import type { SavedLook } from '#contracts/makeup-looks.ts';
import { partThatFinds } from '#domain/shopping/find.ts';
import { wornShades } from '#app/look/find-it/wanted-shades.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { toast } from '#app/kit/toast/toasts.ts';
import { removeSavedLook } from '#app/person/saved-looks/remove-saved-look.ts';
import { changeLook } from '#app/person/saved-looks/saved-looks.ts';

export interface LookActions {
  /** Puts the look on and goes to the mirror. */
  readonly apply: () => void;
  /** Goes to the shop's closest matches for each of its shades. */
  readonly find: () => void;
  readonly rename: (name: string) => void;
  readonly setPublic: (isPublic: boolean) => void;
  /** Shows a public look in the community's gallery, or no longer. */
  readonly setListed: (isListed: boolean) => void;
  /** Deletes the look; a toast offers it back for as long as the server keeps it. */
  readonly remove: () => void;
  /** Copies the link under which anyone can wear a public look. */
  readonly copyLink: () => void;
}

async function change(look: SavedLook, to: Parameters<typeof changeLook>[1]): Promise<void> {
  try {
    await changeLook(look, to);
  } catch {
    toast('lookNotChanged');
  }
}

async function copyLink({ id, name }: SavedLook): Promise<void> {
  const link = `${location.origin}/?look=${id}`;
  try {
    await navigator.clipboard.writeText(link);
    toast('savedLookLinkCopied', { name });
  } catch {
    toast('savedLookLinkNotCopied', { link });
  }
}

/** What one can do with a saved look. */
export function useLookActions(look: SavedLook): LookActions {
  const studio = useStudio();
  return {
    apply() {
      studio.look.wear(look.look);
      toast('savedLookApplied', { name: look.name });
      void navigate({ to: '/' });
    },
    find() {
      void navigate({ to: '/', hash: `panel=shopping/${partThatFinds(wornShades(look.look))}` });
    },
    rename: (name) => void change(look, { name }),
    setPublic: (isPublic) => void change(look, { isPublic }),
    setListed: (isListed) => void change(look, { isListed }),
    remove: () => void removeSavedLook(look),
    copyLink: () => void copyLink(look),
  };
}

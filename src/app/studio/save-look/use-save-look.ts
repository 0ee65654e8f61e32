import { navigate } from '#app/kit/router/router.ts';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { SAVE_LOOK_WORDS } from '#content/saved-looks-words.ts';
import type { Look } from '#domain/makeup/look.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { tracker } from '#app/person/analytics/tracker.ts';
import { progress } from '#app/person/progress/progress.ts';
import { keepLook } from '#app/person/saved-looks/saved-looks.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { ourLookName } from '#studio/state/worn-shades.ts';
import { saveFailure } from './save-failure.ts';

export interface SaveLook {
  readonly busy: boolean;
  /** Why it could not be saved, in words; null while it could. */
  readonly failure: string | null;
  /** Resolves with whether it was saved. A second call with the same look saves it once. */
  readonly save: (wish: { readonly name: string; readonly isPublic: boolean }) => Promise<boolean>;
}

type Three = [string, string, string];

/** The contract's own copy: what is sent may be written to, a look may not. */
function threeOf([lid, crease, outer]: Look['eyeshadow']['colors']): Three {
  return [lid, crease, outer];
}

/** Saves a look, and says so. */
export function useSaveLook(look: Look): SaveLook {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useRef(uuidv7());

  const tell = (name: string): void => {
    toast('lookSaved', { name }, '', {
      action: {
        label: SAVE_LOOK_WORDS.seeIt,
        otherWay: SAVE_LOOK_WORDS.seeItOtherWay,
        act: () => void navigate({ to: '/my-saved-looks' }),
      },
    });
    progress.record('look_saved');
    // No free text leaves the page here: a look of the person's own is just that.
    tracker.track('look_save', { lookName: ourLookName(look) ?? 'custom' });
  };

  const save: SaveLook['save'] = async ({ name, isPublic }) => {
    setBusy(true);
    setFailure(null);
    try {
      const { eyeshadow } = look;
      const sent = { ...look, eyeshadow: { ...eyeshadow, colors: threeOf(eyeshadow.colors) } };
      await keepLook({ id: id.current, name, isPublic, look: sent });
      tell(name);
      return true;
    } catch (problem) {
      // Another look has this id already: the next attempt is a look of its own.
      if (problem instanceof ApiProblem && problem.code === 'already_used') id.current = uuidv7();
      setFailure(saveFailure(problem));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, save };
}

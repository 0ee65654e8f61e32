import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Look } from '#domain/makeup/look.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { saveFailure } from '#app/person/saved-looks/save-failure.ts';
import { saveWornLook } from '#app/person/saved-looks/save-worn-look.ts';

export interface SaveLook {
  readonly busy: boolean;
  /** Why it could not be saved, in words; null where it did not fail. */
  readonly failure: string | null;
  /** Resolves with whether it was saved. Repeating the call with the same look saves it only once. */
  readonly save: (wish: { readonly name: string; readonly isPublic: boolean }) => Promise<boolean>;
}

/** Saves a look, and says so. */
export function useSaveLook(look: Look): SaveLook {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useRef(uuidv7());

  const save: SaveLook['save'] = async ({ name, isPublic }) => {
    setBusy(true);
    setFailure(null);
    try {
      await saveWornLook({ id: id.current, name, isPublic, look });
      return true;
    } catch (problem) {
      // Another look already has this id: the next attempt gets a new one.
      if (problem instanceof ApiProblem && problem.code === 'already_used') id.current = uuidv7();
      setFailure(saveFailure(problem));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, save };
}

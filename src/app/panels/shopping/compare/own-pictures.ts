import { useEffect, useState } from 'react';
import type { Look } from '#domain/makeup/look.ts';
import type { FacePart } from '#domain/picture/face-part.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import {
  createFacePictureCommands,
  type FacePictureCommands,
} from '#studio/commands/face-pictures.ts';
import type { Studio } from '#studio/studio.ts';

const made = new WeakMap<Studio, FacePictureCommands>();

function facePicturesOf(studio: Studio): FacePictureCommands {
  const known = made.get(studio);
  if (known !== undefined) return known;
  const commands = studio.extend(createFacePictureCommands);
  made.set(studio, commands);
  return commands;
}

/** Whether a face is in the mirror, of which pictures can be taken. */
export function useHasFace(): boolean {
  return useStudioState(
    ({ status, face, pictureSize }) =>
      status === 'active' && face === 'found' && pictureSize !== null,
  );
}

/** The address of a picture of one's own face in the look of the first call; null until there is one. */
export function useOwnPicture(wanted: Look, part: FacePart): string | null {
  const studio = useStudio();
  const hasFace = useHasFace();
  const [look] = useState(wanted);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!hasFace) return undefined;
    const ending = new AbortController();
    let taken: string | null = null;
    void facePicturesOf(studio)
      .take(look, part, ending.signal)
      .then((picture) => {
        if (picture === null || ending.signal.aborted) return;
        taken = URL.createObjectURL(picture);
        setAddress(taken);
      });
    return () => {
      ending.abort();
      if (taken !== null) URL.revokeObjectURL(taken);
    };
  }, [studio, hasFace, look, part]);
  return address;
}

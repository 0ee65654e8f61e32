import { useEffect, useRef, useState } from 'react';
import { chosenAtFirst, type ChosenLook } from '#domain/picture-look/picture-look.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import {
  createPictureLookCommands,
  type PictureLook,
  type PictureLookFailure,
  type ReadingStage,
} from '#studio/commands/picture-look.ts';
import { currentLook } from '#studio/state/state.ts';

export type PictureLookState =
  | { readonly phase: 'empty'; readonly failure: PictureLookFailure | null }
  | { readonly phase: 'reading'; readonly stage: ReadingStage; readonly share: number | null }
  | { readonly phase: 'result'; readonly read: PictureLook; readonly chosen: ChosenLook };

type HeldState =
  | Exclude<PictureLookState, { readonly phase: 'reading' }>
  | { readonly phase: 'reading'; readonly stage: ReadingStage };

export interface PictureLookControls {
  readonly state: PictureLookState;
  /** Reads another picture, in place of the one that is under way or on show. */
  readonly start: (file: Blob) => void;
  readonly abort: () => void;
  readonly change: (chosen: ChosenLook) => void;
}

const EMPTY: HeldState = { phase: 'empty', failure: null };

/** A picture and what was read from it, for as long as the section is on show. */
export function usePictureLook(): PictureLookControls {
  const studio = useStudio();
  const progress = useStudioState((state) => state.progress);
  const [commands] = useState(() => studio.extend(createPictureLookCommands));
  const [state, setState] = useState<HeldState>(EMPTY);
  const running = useRef<AbortController | null>(null);
  const held = useRef<ImageBitmap | null>(null);

  function letGo(): void {
    running.current?.abort();
    running.current = null;
    held.current?.close();
    held.current = null;
  }

  useEffect(
    () => () => {
      running.current?.abort();
      held.current?.close();
    },
    [],
  );

  async function read(file: Blob): Promise<void> {
    letGo();
    const run = new AbortController();
    running.current = run;
    const answer = await commands.read(file, {
      signal: run.signal,
      onStage: (stage) => {
        if (!run.signal.aborted) setState({ phase: 'reading', stage });
      },
    });
    if (run.signal.aborted) {
      if (answer.ok) answer.value.picture.close();
      return;
    }
    running.current = null;
    if (answer.ok) {
      held.current = answer.value.picture;
      const chosen = chosenAtFirst(answer.value.reading, currentLook(studio.store.getState()));
      setState({ phase: 'result', read: answer.value, chosen });
    } else {
      setState({ phase: 'empty', failure: answer.failure });
    }
  }

  // Only the loading of the face model can say how far it is.
  const isLoading = progress !== null && progress.total > 0;
  const share = isLoading ? progress.loaded / progress.total : null;
  return {
    state: state.phase === 'reading' ? { ...state, share } : state,
    start: (file) => void read(file),
    abort: () => {
      letGo();
      setState(EMPTY);
    },
    change: (chosen) => {
      setState((before) => (before.phase === 'result' ? { ...before, chosen } : before));
    },
  };
}

/** One check after another: a file is chosen, the reader loaded where it has to be, the picture checked in three seconds. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FileProblem } from '#content/panels/verify-words.ts';
import type { RunClock } from '#domain/pause.ts';
import { runStaged } from '#domain/staged-run.ts';
import { checkPicture, type CheckedPicture } from './check-picture.ts';
import type { CredentialReader } from './credential-reader.ts';
import { inspectFile } from './inspect-file.ts';

/** The specified three seconds, in three steps. */
const STEPS = [0, 1, 2].map((step) => ({ step, milliseconds: 1000 }));

/** A picture that is checked. */
export interface ChosenFile {
  /** Unique for each choice. */
  readonly id: number;
  readonly file: Blob;
  /** Of its content, as `image/png`. */
  readonly type: string;
}

export type CheckState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'problem'; readonly problem: FileProblem }
  | { readonly kind: 'needs-reader'; readonly chosen: ChosenFile }
  | { readonly kind: 'loading'; readonly chosen: ChosenFile; readonly loaded: number }
  | { readonly kind: 'not-loaded'; readonly chosen: ChosenFile }
  | { readonly kind: 'checking'; readonly chosen: ChosenFile; readonly step: number }
  | { readonly kind: 'broke'; readonly chosen: ChosenFile }
  | { readonly kind: 'checked'; readonly chosen: ChosenFile; readonly checked: CheckedPicture };

export interface PictureCheck {
  readonly state: StoreApi<CheckState>;
  /** Takes another file in place of the one before. Asks before the reader is loaded for the first time. */
  readonly choose: (file: Blob) => Promise<void>;
  /** Loads the reader and goes on; also tries again what failed. */
  readonly goOn: () => Promise<void>;
  /** Back to the beginning; what is under way ends. */
  readonly cancel: () => void;
}

interface CheckNeeds {
  readonly reader: CredentialReader;
  readonly isReaderKept: () => Promise<boolean>;
  readonly clock: RunClock;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createPictureCheck({ reader, isReaderKept, clock, now }: CheckNeeds): PictureCheck {
  const state = createStore<CheckState>(() => ({ kind: 'idle' }));
  let running = new AbortController();
  let isLoaded = false;
  let choices = 0;

  function restart(): AbortSignal {
    running.abort();
    running = new AbortController();
    return running.signal;
  }

  const set = (next: CheckState): void => state.setState(next, true);

  async function run(chosen: ChosenFile, signal: AbortSignal): Promise<void> {
    if (!isLoaded) {
      set({ kind: 'loading', chosen, loaded: 0 });
      const loading = await reader.load((loaded) => {
        if (!signal.aborted) set({ kind: 'loading', chosen, loaded });
      }, signal);
      if (signal.aborted) return;
      if (!loading.ok) {
        set({ kind: 'not-loaded', chosen });
        return;
      }
      isLoaded = true;
    }
    const result = await runStaged({
      steps: STEPS,
      work: (ending) => checkPicture(reader, chosen.file, chosen.type, now, ending),
      clock,
      signal,
      onStep: ({ step }) => set({ kind: 'checking', chosen, step }),
    });
    if (signal.aborted) return;
    if (!result.ok) {
      // The reader starts again with the next attempt.
      reader.end();
      isLoaded = false;
      set({ kind: 'broke', chosen });
    } else if (result.value.ok) {
      set({ kind: 'checked', chosen, checked: result.value.value });
    } else {
      set({ kind: 'problem', problem: result.value.failure });
    }
  }

  return {
    state,
    async choose(file) {
      const signal = restart();
      const inspected = await inspectFile(file);
      if (signal.aborted) return;
      if (!inspected.ok) {
        set({ kind: 'problem', problem: inspected.failure });
        return;
      }
      choices += 1;
      const chosen = { id: choices, file, type: inspected.value };
      const mayLoad = isLoaded || (await isReaderKept());
      if (signal.aborted) return;
      if (mayLoad) await run(chosen, signal);
      else set({ kind: 'needs-reader', chosen });
    },
    async goOn() {
      const current = state.getState();
      if (!('chosen' in current) || current.kind === 'loading' || current.kind === 'checking')
        return;
      await run(current.chosen, restart());
    },
    cancel() {
      restart();
      set({ kind: 'idle' });
    },
  };
}

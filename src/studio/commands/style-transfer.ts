/** Laying an art style on the face, one product after the other. Loaded with the panel that has the styles. */

import { runStaged } from '#domain/staged-run.ts';
import {
  lookDuring,
  TRANSFER_STEP_MILLISECONDS,
  TRANSFER_STEPS,
  type TransferStep,
} from '#domain/art-style/transfer.ts';
import type { Look } from '#domain/makeup/look.ts';
import { currentLook } from '#studio/state/state.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import type { LookCommands } from './look.ts';

export interface TransferOptions {
  /** The look as this person would wear it; asked at each step, since their skin may be measured on the way. */
  readonly target: () => Look;
  /** Whether the mirror shows each step as it is laid; else it shows the worn look until the end. */
  readonly isShown: boolean;
  /** Called as each step begins. */
  readonly onStep: (step: TransferStep) => void;
}

export type TransferEnd =
  /** The style is worn. */
  | 'worn'
  /** Another one runs; nothing was done. */
  | 'busy'
  /** It was stopped; what was worn before still is. */
  | 'stopped'
  /** The worn look was changed by something else meanwhile, which is what is worn now. */
  | 'replaced';

export interface StyleTransfer {
  /** Lays the style on in six steps; then, and not before, it replaces what is worn, in one step that can be undone. */
  readonly run: (options: TransferOptions) => Promise<TransferEnd>;
  readonly stop: () => void;
}

export function createStyleTransfer(
  { environment, store }: Pick<StudioParts, 'environment' | 'store'>,
  look: Pick<LookCommands, 'wear'>,
): StyleTransfer {
  let running: AbortController | null = null;

  return {
    async run({ target, isShown, onStep }) {
      if (running !== null) return 'busy';
      const run = new AbortController();
      running = run;
      const from = currentLook(store.getState());
      let isReplaced = false;
      const unfollow = store.subscribe((state, before) => {
        if (state.history.present === before.history.present) return;
        isReplaced = true;
        run.abort();
      });
      const done = await runStaged({
        steps: TRANSFER_STEPS.map((product) => ({
          product,
          milliseconds: TRANSFER_STEP_MILLISECONDS,
        })),
        work: () => undefined,
        clock: environment.clock,
        signal: run.signal,
        onStep: ({ product }) => {
          if (isShown) store.setState({ shownLook: lookDuring(from, target(), product) });
          onStep(product);
        },
      });
      unfollow();
      running = null;
      if (done.ok) look.wear(target());
      // After it is worn: the mirror would show the old look for a moment otherwise.
      if (isShown) store.setState({ shownLook: null });
      if (done.ok) return 'worn';
      return isReplaced ? 'replaced' : 'stopped';
    },
    stop() {
      running?.abort();
    },
  };
}

/** Trying a whole look in the mirror without wearing it, and putting one on in steps. */

import { runStaged } from '#domain/staged-run.ts';
import { TRANSFORMATION_STEPS, transformationStep } from '#domain/transformation/steps.ts';
import type { Look } from '#domain/makeup/look.ts';
import { currentLook } from '#studio/state/state.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import type { LookCommands } from './look.ts';

export interface TransformationOptions {
  readonly look: Look;
  /** How long it takes to come on; 0 puts it on at once. */
  readonly milliseconds: number;
  /** Called as it begins; not where it is refused. */
  readonly onStart?: () => void;
}

export type TransformationEnd =
  /** The look is worn. */
  | 'worn'
  /** Another one runs; nothing was done. */
  | 'busy'
  /** The worn look was changed by something else meanwhile, which is what is worn now. */
  | 'replaced';

export interface TransformationCommands {
  /**
   * Shows a look in the mirror in place of the worn one, which is still what is worn, stored and undone;
   * null shows the worn one again, as does any change of it. Does nothing while a look comes on.
   */
  readonly preview: (look: Look | null) => void;
  /**
   * Wears a look, in one step that can be undone, and lets it come on in the mirror. It is worn from the start, so that
   * nothing is lost when the page goes or the camera ends on the way.
   */
  readonly run: (options: TransformationOptions) => Promise<TransformationEnd>;
  /** Shows what comes on as it will be, at once. */
  readonly finish: () => void;
}

export function createTransformationCommands(
  { environment, store }: Pick<StudioParts, 'environment' | 'store'>,
  look: Pick<LookCommands, 'wear'>,
): TransformationCommands {
  let running: AbortController | null = null;
  let unfollow: (() => void) | null = null;

  function showWorn(): void {
    unfollow?.();
    unfollow = null;
    if (store.getState().shownLook !== null) store.setState({ shownLook: null });
  }

  function followChanges(onChange: () => void): void {
    unfollow?.();
    unfollow = store.subscribe((state, before) => {
      if (state.history.present !== before.history.present) onChange();
    });
  }

  return {
    preview(shown) {
      if (running !== null) return;
      showWorn();
      if (shown === null) return;
      store.setState({ shownLook: shown });
      followChanges(showWorn);
    },
    async run({ look: target, milliseconds, onStart }) {
      if (running !== null) return 'busy';
      const run = new AbortController();
      const from = currentLook(store.getState());
      running = run;
      unfollow?.();
      onStart?.();
      // Before it is worn: the mirror would show the target for a moment otherwise.
      if (milliseconds > 0) store.setState({ shownLook: transformationStep(from, target, 0) });
      look.wear(target);
      let isReplaced = false;
      followChanges(() => {
        isReplaced = true;
        showWorn();
        run.abort();
      });
      if (milliseconds > 0) {
        await runStaged({
          steps: stepsOf(milliseconds),
          work: () => undefined,
          clock: environment.clock,
          signal: run.signal,
          onStep: ({ step }) => {
            store.setState({ shownLook: transformationStep(from, target, step) });
          },
        });
      }
      running = null;
      showWorn();
      return isReplaced ? 'replaced' : 'worn';
    },
    finish() {
      running?.abort();
    },
  };
}

/** Equal steps; the last one ends where the target is shown. */
function stepsOf(milliseconds: number) {
  return Array.from({ length: TRANSFORMATION_STEPS }, (_, step) => ({
    step,
    milliseconds: milliseconds / TRANSFORMATION_STEPS,
  }));
}

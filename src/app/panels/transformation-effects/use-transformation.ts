import { useEffect, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import {
  TRANSFORMATION_TOASTS,
  TRANSFORMATION_WORDS,
} from '#content/panels/transformation-effects-words.ts';
import {
  SURPRISE_MILLISECONDS,
  TRANSFORMATION_EFFECTS,
  type EffectId,
  type TransformationEffect,
} from '#content/transformation-effects.ts';
import { oneOf } from '#domain/transformation/choice.ts';
import type { Look } from '#domain/makeup/look.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { onOwnSkin } from '#app/look/on-own-skin.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { useEscapeTo } from '#app/look/use-escape-to.ts';
import type { WearerTone } from '#app/look/use-wearer-tone.ts';
import { tracker } from '#app/person/analytics/tracker.ts';
import { createTransformationCommands } from '#studio/commands/transformation.ts';
import { currentLook } from '#studio/state/state.ts';
import { isEffectWorn, mixesFor } from './effect-target.ts';

/** What comes on. */
export interface Transformation {
  /** What was pressed. */
  readonly by: 'tile' | 'random' | 'surprise';
  /** The effects of which it is made. */
  readonly effects: readonly EffectId[];
  readonly name: string;
  readonly milliseconds: number;
}

export interface TransformationState {
  /** Null while none comes on. */
  readonly running: Transformation | null;
  /** The effect that was last tried without being worn. */
  readonly tried: TransformationEffect | null;
  /** Shows an effect in the mirror without wearing it; null shows the worn look again. */
  readonly preview: (effect: TransformationEffect | null) => void;
  readonly wear: (effect: TransformationEffect) => void;
  readonly wearRandom: () => void;
  readonly surprise: () => void;
}

/** Effects in the mirror: tried, and worn one at a time. Escape shows the target at once, as does closing the panel. */
export function useTransformation(wearer: WearerTone): TransformationState {
  const studio = useStudio();
  const [commands] = useState(() =>
    studio.extend((parts) => createTransformationCommands(parts, studio.look)),
  );
  const [running, setRunning] = useState<Transformation | null>(null);
  const [tried, setTried] = useState<TransformationEffect | null>(null);
  useEffect(
    () => () => {
      commands.finish();
      commands.preview(null);
    },
    [commands],
  );
  useEscapeTo(commands.finish, running !== null);

  async function start(next: Transformation, designed: Look): Promise<void> {
    const look = onOwnSkin(designed, wearer, studio.store.getState());
    const end = await commands.run({
      look,
      milliseconds: wantsNoMotion() ? 0 : next.milliseconds,
      onStart: () => {
        if (wearer.isMeasured) studio.base.trust(look.foundation.color);
        setRunning(next);
      },
    });
    if (end === 'busy') return;
    setRunning(null);
    // Whatever was put on in its place has shown a toast of its own.
    if (end === 'replaced') return;
    tracker.track('user_engagement', { action: actionOf(next) });
    toast(TRANSFORMATION_TOASTS.worn, { name: next.name }, '', {
      action: {
        label: TRANSFORMATION_WORDS.undo,
        otherWay: TRANSFORMATION_WORDS.undoOther,
        act: studio.look.undo,
      },
    });
  }

  function startEffect(effect: TransformationEffect, by: 'tile' | 'random'): void {
    const { id, name, milliseconds, looks } = effect;
    void start({ by, effects: [id], name, milliseconds }, looks[wearer.tone]);
  }

  return {
    running,
    tried,
    preview(effect) {
      const isShown = effect !== null && !isEffectWorn(studio.store.getState(), effect);
      setTried(isShown ? effect : null);
      commands.preview(
        isShown ? onOwnSkin(effect.looks[wearer.tone], wearer, studio.store.getState()) : null,
      );
    },
    wear(effect) {
      startEffect(effect, 'tile');
    },
    wearRandom() {
      const state = studio.store.getState();
      const others = TRANSFORMATION_EFFECTS.filter((effect) => !isEffectWorn(state, effect));
      const drawn = oneOf(others, Math.random);
      if (drawn !== undefined) startEffect(drawn, 'random');
    },
    surprise() {
      const mixes = mixesFor(wearer, currentLook(studio.store.getState()));
      const drawn = oneOf(mixes, Math.random);
      if (drawn === undefined) return;
      const { eyes, rest, look } = drawn;
      void start(
        {
          by: 'surprise',
          effects: [eyes.id, rest.id],
          name: fillIn(TRANSFORMATION_WORDS.surpriseMix, { eyes: eyes.name, lips: rest.name }),
          milliseconds: SURPRISE_MILLISECONDS,
        },
        look,
      );
    },
  };
}

function actionOf({ by, effects }: Transformation): string {
  return by === 'surprise' ? 'surprise-me' : `effect-${effects.join('-')}`;
}

function wantsNoMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

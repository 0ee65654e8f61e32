import { useEffect, useRef, useState } from 'react';
import type { ArtStyle } from '#content/art-styles/art-style.ts';
import {
  ART_STYLE_TOASTS,
  ART_STYLE_WORDS,
  TRANSFER_TOASTS,
} from '#content/panels/art-styles-words.ts';
import { TRANSFER_STEPS } from '#domain/art-style/transfer.ts';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { EffectTone } from '#domain/transformation/tone.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { onOwnSkin } from '#app/look/on-own-skin.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { useEscapeTo } from '#app/look/use-escape-to.ts';
import type { WearerTone } from '#app/look/use-wearer-tone.ts';
import { tracker } from '#app/person/analytics/tracker.ts';
import { createStyleTransfer } from '#studio/commands/style-transfer.ts';
import { createTransformationCommands } from '#studio/commands/transformation.ts';
import { currentLook, type StudioState } from '#studio/state/state.ts';

export interface Transfer {
  readonly style: ArtStyle;
  /** From 1 to 6. */
  readonly step: number;
}

export interface StyleTransferState {
  /** Null while none is laid on. */
  readonly running: Transfer | null;
  /** The style that is shown without being worn. */
  readonly tried: ArtStyle | null;
  /** Shows a style in the mirror without wearing it; null shows the worn look again. */
  readonly preview: (style: ArtStyle | null) => void;
  readonly transfer: (style: ArtStyle) => void;
  /** Ends what runs, and leaves the worn look as it is. */
  readonly stop: () => void;
}

/** Whether a style is worn as it is made up for this skin. */
export function isStyleWorn(
  state: StudioState,
  { makeupTransform }: ArtStyle,
  tone: EffectTone,
): boolean {
  return sameMakeup(makeupTransform[tone], currentLook(state));
}

/** Styles in the mirror: tried, and laid on one at a time. Escape stops, as does leaving. */
export function useStyleTransfer(wearer: WearerTone): StyleTransferState {
  const studio = useStudio();
  const [{ transfer, trial }] = useState(() =>
    studio.extend((parts) => ({
      transfer: createStyleTransfer(parts, studio.look),
      trial: createTransformationCommands(parts, studio.look),
    })),
  );
  const [running, setRunning] = useState<Transfer | null>(null);
  const [tried, setTried] = useState<ArtStyle | null>(null);
  // A skin that is measured while a style is laid on counts from then on.
  const latest = useRef(wearer);
  useEffect(() => {
    latest.current = wearer;
  }, [wearer]);
  useEffect(
    () => () => {
      transfer.stop();
      trial.preview(null);
    },
    [transfer, trial],
  );
  useEscapeTo(transfer.stop, running !== null);

  function onSkin({ makeupTransform }: ArtStyle): Look {
    const { current } = latest;
    return onOwnSkin(makeupTransform[current.tone], current, studio.store.getState());
  }

  async function run(style: ArtStyle): Promise<void> {
    trial.preview(null);
    setTried(null);
    const { name, artist } = style;
    const end = await transfer.run({
      target: () => onSkin(style),
      isShown: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      onStep: (step) => {
        setRunning({ style, step: TRANSFER_STEPS.indexOf(step) + 1 });
        toast(TRANSFER_TOASTS[step], { name });
      },
    });
    if (end === 'busy') return;
    setRunning(null);
    if (end === 'stopped') toast(ART_STYLE_TOASTS.stopped);
    if (end !== 'worn') return;
    if (latest.current.isMeasured) {
      studio.base.trust(currentLook(studio.store.getState()).foundation.color);
    }
    tracker.track('user_engagement', { action: `art-style-${style.id}` });
    toast(ART_STYLE_TOASTS.worn, { name, artist }, '', {
      action: {
        label: ART_STYLE_WORDS.undo,
        otherWay: ART_STYLE_WORDS.undoOther,
        act: studio.look.undo,
      },
    });
  }

  return {
    running,
    tried,
    preview(style) {
      if (running !== null) return;
      const isShown = style !== null && !isStyleWorn(studio.store.getState(), style, wearer.tone);
      setTried(isShown ? style : null);
      trial.preview(isShown ? onSkin(style) : null);
    },
    transfer(style) {
      void run(style);
    },
    stop: transfer.stop,
  };
}

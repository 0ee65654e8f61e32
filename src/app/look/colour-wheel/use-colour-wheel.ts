import { useEffect, useRef, useState } from 'react';
import { COLOUR_WHEEL_TOASTS } from '#content/panels/colour-wheel-words.ts';
import {
  hexOf,
  WHEEL_TYPES,
  type WheelColour,
  type WheelType,
} from '#domain/colour-wheel/wheel-colour.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import { undoPatch, type LookPatch } from '#domain/makeup/patch.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { saveColour } from './saved-colours-store.ts';
import { patchOf, wornColour } from './worn-colour.ts';

export interface ColourWheelState {
  readonly type: WheelType;
  readonly colour: WheelColour;
  /** Whether the face wears the wheel's colour for now. */
  readonly previewing: boolean;
  readonly chooseType: (type: WheelType) => void;
  /** Turns the wheel to a colour and wears it; part of a drag until `settle`. */
  readonly turn: (colour: WheelColour) => void;
  readonly settle: () => void;
  /** Turns the wheel to a colour and wears it, in one step. */
  readonly choose: (colour: WheelColour) => void;
  /** Wears the wheel's colour, or takes it off again. */
  readonly togglePreview: () => void;
  /** Wears the wheel's colour for good and keeps it. */
  readonly save: () => void;
  /** Puts the wheel and the face back as they were before. */
  readonly reset: () => void;
}

function isWheelType(name: string): name is WheelType {
  return WHEEL_TYPES.some((type) => type === name);
}

/** The wheel of one panel: the colour it is turned to, and whether the face wears it. */
export function useColourWheel(): ColourWheelState {
  const studio = useStudio();
  const wornNow = (of: WheelType): WheelColour =>
    wornColour(currentLook(studio.store.getState()), of);
  const [type, setType] = useState<WheelType>(() => {
    const { product } = studio.store.getState();
    return isWheelType(product) ? product : 'lipstick';
  });
  const [colour, setColour] = useState(() => wornNow(type));
  /** The patch that restores what was worn before the preview; null without a preview. */
  const [wayBack, setWayBack] = useState<LookPatch | null>(null);
  /** What the wheel itself put on last. */
  const putOn = useRef<HexColour | null>(null);

  // The look was changed elsewhere, for example by an undo: there is no preview to exit any more.
  useEffect(
    () =>
      studio.store.subscribe((state) => {
        if (hexOf(wornColour(currentLook(state), type)) !== putOn.current) setWayBack(null);
      }),
    [studio, type],
  );

  const turn = (turned: WheelColour): void => {
    const patch = patchOf(type, turned);
    const undo = undoPatch(currentLook(studio.store.getState()), patch);
    setWayBack((held) => held ?? undo);
    setColour(turned);
    putOn.current = hexOf(turned);
    studio.look.dragColour(patch);
  };
  const choose = (chosen: WheelColour): void => {
    turn(chosen);
    studio.look.endGesture();
  };
  const exit = (): void => {
    if (wayBack !== null) studio.look.change(wayBack);
    setWayBack(null);
  };
  return {
    type,
    colour,
    previewing: wayBack !== null,
    chooseType(chosen) {
      setWayBack(null);
      setType(chosen);
      setColour(wornNow(chosen));
      studio.look.chooseProduct(chosen);
    },
    turn,
    settle: studio.look.endGesture,
    choose,
    togglePreview() {
      if (wayBack === null) choose(colour);
      else exit();
    },
    save() {
      studio.look.change(patchOf(type, colour));
      setWayBack(null);
      toast(COLOUR_WHEEL_TOASTS.saved, { name: saveColour(colour, type) });
    },
    reset() {
      exit();
      setColour(wornNow(type));
    },
  };
}

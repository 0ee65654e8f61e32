/** The wheel by keyboard: one axis turns the hue, the other fills the colour. */

import { wheelColour, type WheelColour } from './wheel-colour.ts';

const STEP = 1;
const LARGE_STEP = 10;

/** Turn in degrees and change of saturation in percent points, for one step. */
const KEYS: ReadonlyMap<string, readonly [turn: number, fill: number]> = new Map([
  ['ArrowRight', [STEP, 0]],
  ['ArrowLeft', [-STEP, 0]],
  ['ArrowUp', [0, STEP]],
  ['ArrowDown', [0, -STEP]],
  ['PageUp', [LARGE_STEP, 0]],
  ['PageDown', [-LARGE_STEP, 0]],
]);

/** The colour after a key; null for keys that mean nothing here. With Shift an arrow goes ten steps. */
export function moveByKey(colour: WheelColour, key: string, shift: boolean): WheelColour | null {
  if (key === 'Home') return wheelColour(colour.h, 0, colour.l);
  if (key === 'End') return wheelColour(colour.h, 100, colour.l);
  const step = KEYS.get(key);
  if (step === undefined) return null;
  const factor = shift && key.startsWith('Arrow') ? LARGE_STEP : 1;
  const [turn, fill] = step;
  return wheelColour(colour.h + turn * factor, colour.s + fill * factor, colour.l);
}

/** Looks between two looks, for effects and artists that change one into the other while it is watched. */

import { mixColours } from '#domain/colour/perceptual.ts';
import { sameColour } from './look-equality.ts';
import { versionOf, type Blend, type HexColour, type Look } from './look.ts';

/**
 * The look `share` of the way from one to another, in [0, 1]. Opacities move linearly, colors through
 * OKLab, in which equal steps look equal. A product that only one of the two wears fades in or out in its
 * own color. A finish and a blend mode cannot be mixed: they
 * change halfway.
 */
export function interpolateLooks(from: Look, to: Look, share: number): Look {
  if (share <= 0) return from;
  if (share >= 1) return to;
  const parts = {
    lipstick: {
      ...mixedProduct(from.lipstick, to.lipstick, share),
      ...finishOf(from.lipstick, to.lipstick, share),
    },
    blush: mixedProduct(from.blush, to.blush, share),
    eyeshadow: {
      colors: mixedPalette(from.eyeshadow, to.eyeshadow, share),
      opacity: mixedOpacity(from.eyeshadow, to.eyeshadow, share),
      ...finishOf(from.eyeshadow, to.eyeshadow, share),
      ...blendOf(from.eyeshadow, to.eyeshadow, share),
    },
    eyeliner: mixedProduct(from.eyeliner, to.eyeliner, share),
    mascara: {
      opacity: mixedOpacity(from.mascara, to.mascara, share),
      ...blendOf(from.mascara, to.mascara, share),
    },
    foundation: mixedProduct(from.foundation, to.foundation, share),
  };
  return { v: versionOf(parts), ...parts };
}

interface Worn {
  readonly opacity: number;
  readonly blend?: Blend;
}

type Coloured = Look['blush'];
type Eyeshadow = Look['eyeshadow'];

function mixedProduct(from: Coloured, to: Coloured, share: number): Coloured {
  return {
    color: mixedColour(from.color, to.color, colourShare(from, to, share)),
    opacity: mixedOpacity(from, to, share),
    ...blendOf(from, to, share),
  };
}

function mixedPalette(from: Eyeshadow, to: Eyeshadow, share: number): Eyeshadow['colors'] {
  const colours = colourShare(from, to, share);
  return [
    mixedColour(from.colors[0], to.colors[0], colours),
    mixedColour(from.colors[1], to.colors[1], colours),
    mixedColour(from.colors[2], to.colors[2], colours),
  ];
}

function mixedOpacity(from: Worn, to: Worn, share: number): number {
  return from.opacity + (to.opacity - from.opacity) * share;
}

/** What fades in has its color from the start, and what fades out keeps it. */
function colourShare(from: Worn, to: Worn, share: number): number {
  if (from.opacity === 0) return 1;
  return to.opacity === 0 ? 0 : share;
}

function mixedColour(from: HexColour, to: HexColour, share: number): HexColour {
  if (share === 0 || sameColour(from, to)) return from;
  return share === 1 ? to : mixColours(from, to, share);
}

function finishOf<Finish extends string>(
  from: Worn & { readonly finish?: Finish },
  to: Worn & { readonly finish?: Finish },
  share: number,
): { readonly finish?: Finish } {
  const colours = colourShare(from, to, share);
  const { finish } = colours < 0.5 ? from : to;
  return finish === undefined ? {} : { finish };
}

function blendOf(from: Worn, to: Worn, share: number): { readonly blend?: Blend } {
  const { blend } = colourShare(from, to, share) < 0.5 ? from : to;
  return blend === undefined ? {} : { blend };
}

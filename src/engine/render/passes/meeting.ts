import { mapRgb, toEncoded, type Rgb } from '#domain/colour/transfer.ts';
import { blendModeOf, type BlendedProduct, type Look } from '#domain/makeup/look.ts';
import { BLEND_MODES } from './constants.ts';

/** How a product of the look meets what lies below it, in a light whose white is `white` in linear light. */
export function meetingOf(
  look: Look,
  product: BlendedProduct,
  white: Rgb,
): { readonly blend: number; readonly white: Rgb } {
  return {
    blend: BLEND_MODES.indexOf(blendModeOf(look, product)),
    white: mapRgb(white, toEncoded),
  };
}

import type { Look } from '#domain/makeup/look.ts';

/**
 * A look as the body of a call: with a mutable copy of the eyeshadow's colours, as the types of contracts
 * demand.
 */
export function sentLook(look: Look) {
  const { eyeshadow } = look;
  const [lid, crease, corner] = eyeshadow.colors;
  const colors: [string, string, string] = [lid, crease, corner];
  return { ...look, eyeshadow: { ...eyeshadow, colors } };
}

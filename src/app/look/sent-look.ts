import type { Look } from '#domain/makeup/look.ts';

/** A look as the body of a call has it: of its own, since what a contract parses may be changed. */
export function sentLook(look: Look) {
  const { eyeshadow } = look;
  const [lid, crease, corner] = eyeshadow.colors;
  const colors: [string, string, string] = [lid, crease, corner];
  return { ...look, eyeshadow: { ...eyeshadow, colors } };
}

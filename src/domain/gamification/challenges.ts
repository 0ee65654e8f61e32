/** What each daily challenge asks of the look that is worn. */

import { oklchOf } from '#domain/colour/perceptual.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { ChallengeId } from './rewards.ts';

/**
 * The OKLCH chroma from which on a lip colour is bold: between our Soft Rose (0.113) and our Berry
 * (0.134).
 */
const BOLD_CHROMA = 0.13;

/** Each requirement, by a name that its words are found under. Opacities are in percent. */
export const REQUIREMENTS = {
  'bold-colour': ({ lipstick }: Look) => (oklchOf(lipstick.color)?.c ?? 0) >= BOLD_CHROMA,
  'strong-lips': ({ lipstick }: Look) => lipstick.opacity >= 80,
  'soft-lips': ({ lipstick }: Look) => lipstick.opacity <= 50,
  'soft-eyes': ({ eyeshadow, eyeliner }: Look) => eyeshadow.opacity <= 35 && eyeliner.opacity <= 35,
  'fresh-cheeks': ({ blush }: Look) => blush.opacity >= 20 && blush.opacity <= 50,
  'strong-eyes': ({ eyeshadow, eyeliner }: Look) =>
    eyeshadow.opacity >= 70 && eyeliner.opacity >= 70,
} as const satisfies Readonly<Record<string, (look: Look) => boolean>>;
export type RequirementId = keyof typeof REQUIREMENTS;

export const CHALLENGE_REQUIREMENTS: Readonly<Record<ChallengeId, readonly RequirementId[]>> = {
  'bold-lip': ['bold-colour', 'strong-lips'],
  'natural-glow': ['soft-lips', 'soft-eyes', 'fresh-cheeks'],
  'eye-focus': ['strong-eyes', 'soft-lips'],
};

/** What a look still lacks for a challenge; nothing where it is met. */
export function missingFor(challenge: ChallengeId, look: Look): readonly RequirementId[] {
  return CHALLENGE_REQUIREMENTS[challenge].filter(
    (requirement) => !REQUIREMENTS[requirement](look),
  );
}

import {
  eyeFinishOf,
  lipFinishOf,
  type EyeFinish,
  type HexColour,
  type LipFinish,
  type Product,
} from '#domain/makeup/look.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { shadeColours } from '#studio/state/worn-shades.ts';

/** The pan that a product is worn from: its colours and its finish. */
export function usePan(product: Product): {
  readonly colours: readonly HexColour[];
  readonly finish?: LipFinish | EyeFinish;
} {
  const look = useStudioState(currentLook);
  const colours = shadeColours(look, product);
  if (product === 'lipstick') return { colours, finish: lipFinishOf(look) };
  if (product === 'eyeshadow') return { colours, finish: eyeFinishOf(look) };
  return { colours };
}

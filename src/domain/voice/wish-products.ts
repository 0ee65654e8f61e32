/** Which products a wish is for. */

import { PRODUCTS, type Look, type Product } from '#domain/makeup/look.ts';
import { wholeWithout } from './join-wishes.ts';
import { sameFamily } from './shift-colour.ts';
import type { VoiceMemory } from './voice-answer.ts';
import type { Wish } from './wish.ts';

const SHADED = ['lipstick', 'blush', 'eyeshadow', 'eyeliner', 'foundation'] as const;
const COLOURED: readonly Product[] = ['lipstick', 'blush', 'eyeshadow', 'foundation'];
const PAINTED: readonly Product[] = ['lipstick', 'blush', 'eyeshadow'];
const FINISHED: readonly Product[] = ['lipstick', 'eyeshadow'];

/** The products, none where there is nothing to change, or null where nobody can tell which are meant. */
export function wishProducts(
  wish: Wish,
  look: Look,
  memory: VoiceMemory,
): readonly Product[] | null {
  const { products, whole, eyes, excluded } = wish;
  const worn = wholeWithout(excluded).filter((product) => look[product].opacity > 0);
  const strength = wish.tones.some(({ tone }) => tone === 'strong' || tone === 'soft');
  const steps = wish.step !== 0 || strength;
  const amounts = steps || wish.amount !== null || wish.degreeIsAmount;
  const tints = wish.colour !== null || wish.tones.length > 0;
  if (wish.palette !== null) return ['eyeshadow'];
  if (wish.look !== null && products.length === 0) {
    const named = wish.it && memory.products.length > 0 ? memory.products : null;
    const all = named ?? PRODUCTS.filter((product) => wish.look?.patch[product] !== undefined);
    return all.filter((product) => !excluded.includes(product));
  }
  if (wish.face && wish.off && !tints && !amounts) return PRODUCTS;
  if (eyes && isAboutLiner(wish, look)) return ['eyeliner'];
  if (eyes && wish.off && !tints) return ['eyeshadow', 'eyeliner', 'mascara'];
  if (products.length > 0) return products;
  if (whole) {
    if (wish.finish !== null) return FINISHED;
    if (wish.colour !== null) return PAINTED;
    if (tints && !strength) return COLOURED.filter((product) => worn.includes(product));
    if (wish.off && wish.step === 0 && !wish.too) return wholeWithout(excluded);
    return amounts || wish.too ? worn : [];
  }
  const remembered = referred(wish, memory);
  if (remembered.length > 0) return remembered;
  const own = ownProducts(wish);
  if (own.length > 0) return own;
  return steps && wish.colour === null && !wish.it ? worn : null;
}

/** “Too much black on the eyes”, where the liner is the black there; “more definition” is a line, too. */
function isAboutLiner(wish: Wish, { eyeliner, eyeshadow }: Look): boolean {
  if (wish.tones.some(({ said }) => /\bdefin/.test(said))) return true;
  const { colour } = wish;
  if (colour?.color === undefined || !(wish.too || wish.off || wish.step === -1)) return false;
  return (
    eyeliner.opacity > 0 &&
    sameFamily(eyeliner.color, colour.color) &&
    !sameFamily(eyeshadow.colors[1], colour.color)
  );
}

/** What was spoken of before, as far as it can have what is wished for. */
function referred(wish: Wish, { products }: VoiceMemory): readonly Product[] {
  if (onlyShadeOf(wish) !== null) return [];
  return wish.finish === null ? products : products.filter((product) => FINISHED.includes(product));
}

function onlyShadeOf({ colour }: Wish): Product | null {
  if (colour === null || colour.color !== undefined) return null;
  const { shades } = colour;
  const [first, ...others] = SHADED.filter((product) => shades[product] !== undefined);
  return first === undefined || others.length > 0 ? null : first;
}

/** A shade that only one product has, a finish that only lips have, and a color that is only to be kept away. */
function ownProducts(wish: Wish): readonly Product[] {
  const shade = onlyShadeOf(wish);
  if (shade !== null) return [shade];
  if (wish.finish === 'gloss' || wish.finish === 'satin') return ['lipstick'];
  return wish.colour !== null && wish.off ? PAINTED : [];
}

/** A patch holds part of a look: what it names changes, the rest stays. Every change of a look is one. */

import { PRODUCTS, type HexColour, type Look, type Product } from './look.ts';

/** The products that have one colour of their own. */
export type ColouredProduct = Exclude<Product, 'eyeshadow' | 'mascara'>;

/** Lid, crease and outer corner. */
export type PaletteColours = Look['eyeshadow']['colors'];

/** Opacities outside [0, 100] are clamped. A finish of null takes the finish off: the default shows. */
export interface LookPatch {
  readonly lipstick?: PartOf<Look['lipstick']>;
  readonly blush?: PartOf<Look['blush']>;
  readonly eyeshadow?: PartOf<Look['eyeshadow']>;
  readonly eyeliner?: PartOf<Look['eyeliner']>;
  readonly mascara?: PartOf<Look['mascara']>;
  readonly foundation?: PartOf<Look['foundation']>;
}

type PartOf<Part> = {
  readonly [Field in keyof Part]?: Field extends 'finish' ? Part[Field] | null : Part[Field];
};

/** A patch of one product, which may be any. */
export function productPatch<Name extends Product>(
  product: Name,
  change: NonNullable<LookPatch[Name]>,
): LookPatch {
  return { [product]: change };
}

/** The products that a patch names. */
export function patchedProducts(patch: LookPatch): readonly Product[] {
  return PRODUCTS.filter((product) => patch[product] !== undefined);
}

/** The look after the patch; what is not named stays the same object. */
export function applyPatch(look: Look, patch: LookPatch): Look {
  const { lipstick, blush, eyeshadow, eyeliner, mascara, foundation } = patch;
  return {
    v: look.v,
    lipstick: lipstick
      ? {
          color: lipstick.color ?? look.lipstick.color,
          opacity: clamped(lipstick.opacity ?? look.lipstick.opacity),
          ...finishAfter(look.lipstick.finish, lipstick.finish),
        }
      : look.lipstick,
    blush: blush ? recoloured(look.blush, blush) : look.blush,
    eyeshadow: eyeshadow
      ? {
          colors: eyeshadow.colors ?? look.eyeshadow.colors,
          opacity: clamped(eyeshadow.opacity ?? look.eyeshadow.opacity),
          ...finishAfter(look.eyeshadow.finish, eyeshadow.finish),
        }
      : look.eyeshadow,
    eyeliner: eyeliner ? recoloured(look.eyeliner, eyeliner) : look.eyeliner,
    mascara: mascara ? { opacity: clamped(mascara.opacity ?? look.mascara.opacity) } : look.mascara,
    foundation: foundation ? recoloured(look.foundation, foundation) : look.foundation,
  };
}

/** The patch that takes `patch` back: it names the same, as `look` wore it before. */
export function undoPatch(look: Look, patch: LookPatch): LookPatch {
  const { lipstick, blush, eyeshadow, eyeliner, mascara, foundation } = patch;
  return {
    ...(lipstick && {
      lipstick: {
        ...colourNamed(lipstick, look.lipstick),
        ...opacityNamed(lipstick, look.lipstick),
        ...(lipstick.finish !== undefined && { finish: look.lipstick.finish ?? null }),
      },
    }),
    ...(blush && { blush: productNamed(blush, look.blush) }),
    ...(eyeshadow && {
      eyeshadow: {
        ...(eyeshadow.colors !== undefined && { colors: look.eyeshadow.colors }),
        ...opacityNamed(eyeshadow, look.eyeshadow),
        ...(eyeshadow.finish !== undefined && { finish: look.eyeshadow.finish ?? null }),
      },
    }),
    ...(eyeliner && { eyeliner: productNamed(eyeliner, look.eyeliner) }),
    ...(mascara && { mascara: opacityNamed(mascara, look.mascara) }),
    ...(foundation && { foundation: productNamed(foundation, look.foundation) }),
  };
}

/** One patch that does what the two do one after the other. */
export function composePatches(first: LookPatch, second: LookPatch): LookPatch {
  const named = PRODUCTS.filter(
    (product) => first[product] !== undefined || second[product] !== undefined,
  );
  return named.reduce<LookPatch>(
    (both, product) => ({ ...both, [product]: { ...first[product], ...second[product] } }),
    {},
  );
}

interface Coloured {
  readonly color: HexColour;
  readonly opacity: number;
}

function recoloured(worn: Coloured, change: Partial<Coloured>): Coloured {
  return { color: change.color ?? worn.color, opacity: clamped(change.opacity ?? worn.opacity) };
}

function finishAfter<Finish extends string>(
  worn: Finish | undefined,
  change: Finish | null | undefined,
): { readonly finish?: Finish } {
  const finish = change === undefined ? worn : change;
  return finish === undefined || finish === null ? {} : { finish };
}

function colourNamed(
  change: Partial<Coloured>,
  { color }: Pick<Coloured, 'color'>,
): Partial<Coloured> {
  return change.color === undefined ? {} : { color };
}

function opacityNamed(
  change: { readonly opacity?: number },
  { opacity }: { readonly opacity: number },
): { readonly opacity?: number } {
  return change.opacity === undefined ? {} : { opacity };
}

function productNamed(change: Partial<Coloured>, worn: Coloured): Partial<Coloured> {
  return { ...colourNamed(change, worn), ...opacityNamed(change, worn) };
}

function clamped(opacity: number): number {
  return Math.min(100, Math.max(0, opacity));
}

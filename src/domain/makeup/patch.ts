/** A patch holds part of a look: what it names changes, the rest stays. Every change of a look is one. */

import {
  PRODUCTS,
  versionOf,
  type Blend,
  type HexColour,
  type Look,
  type Product,
} from './look.ts';

/** The products that have one colour of their own. */
export type ColouredProduct = Exclude<Product, 'eyeshadow' | 'mascara'>;

/** Lid, crease and outer corner. */
export type PaletteColours = Look['eyeshadow']['colors'];

/** Opacities outside [0, 100] are clamped. A finish or a blend mode of null takes it off: the default shows. */
export interface LookPatch {
  readonly lipstick?: PartOf<Look['lipstick']>;
  readonly blush?: PartOf<Look['blush']>;
  readonly eyeshadow?: PartOf<Look['eyeshadow']>;
  readonly eyeliner?: PartOf<Look['eyeliner']>;
  readonly mascara?: PartOf<Look['mascara']>;
  readonly foundation?: PartOf<Look['foundation']>;
}

type PartOf<Part> = {
  readonly [Field in keyof Part]?: Field extends 'finish' | 'blend'
    ? Part[Field] | null
    : Part[Field];
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
  const parts = {
    lipstick: lipstick
      ? {
          ...recoloured(look.lipstick, lipstick),
          ...finishAfter(look.lipstick.finish, lipstick.finish),
        }
      : look.lipstick,
    blush: blush ? recoloured(look.blush, blush) : look.blush,
    eyeshadow: eyeshadow
      ? {
          colors: eyeshadow.colors ?? look.eyeshadow.colors,
          ...wornAfter(look.eyeshadow, eyeshadow),
          ...finishAfter(look.eyeshadow.finish, eyeshadow.finish),
        }
      : look.eyeshadow,
    eyeliner: eyeliner ? recoloured(look.eyeliner, eyeliner) : look.eyeliner,
    mascara: mascara ? wornAfter(look.mascara, mascara) : look.mascara,
    foundation: foundation ? recoloured(look.foundation, foundation) : look.foundation,
  };
  return { v: versionOf(parts), ...parts };
}

/** The patch that takes `patch` back: it names the same, as `look` wore it before. */
export function undoPatch(look: Look, patch: LookPatch): LookPatch {
  const { lipstick, blush, eyeshadow, eyeliner, mascara, foundation } = patch;
  return {
    ...(lipstick && {
      lipstick: {
        ...productNamed(lipstick, look.lipstick),
        ...(lipstick.finish !== undefined && { finish: look.lipstick.finish ?? null }),
      },
    }),
    ...(blush && { blush: productNamed(blush, look.blush) }),
    ...(eyeshadow && {
      eyeshadow: {
        ...(eyeshadow.colors !== undefined && { colors: look.eyeshadow.colors }),
        ...wornNamed(eyeshadow, look.eyeshadow),
        ...(eyeshadow.finish !== undefined && { finish: look.eyeshadow.finish ?? null }),
      },
    }),
    ...(eyeliner && { eyeliner: productNamed(eyeliner, look.eyeliner) }),
    ...(mascara && { mascara: wornNamed(mascara, look.mascara) }),
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

interface Worn {
  readonly opacity: number;
  readonly blend?: Blend;
}

interface Coloured extends Worn {
  readonly color: HexColour;
}

type Change<Part> = Partial<Omit<Part, 'blend'>> & { readonly blend?: Blend | null };

function recoloured(worn: Coloured, change: Change<Coloured>): Coloured {
  return { color: change.color ?? worn.color, ...wornAfter(worn, change) };
}

function wornAfter(worn: Worn, change: Change<Worn>): Worn {
  const blend = change.blend === undefined ? worn.blend : change.blend;
  return { opacity: clamped(change.opacity ?? worn.opacity), ...(blend && { blend }) };
}

function finishAfter<Finish extends string>(
  worn: Finish | undefined,
  change: Finish | null | undefined,
): { readonly finish?: Finish } {
  const finish = change === undefined ? worn : change;
  return finish === undefined || finish === null ? {} : { finish };
}

function wornNamed(change: Change<Worn>, { opacity, blend }: Worn): Change<Worn> {
  return {
    ...(change.opacity !== undefined && { opacity }),
    ...(change.blend !== undefined && { blend: blend ?? null }),
  };
}

function productNamed(change: Change<Coloured>, worn: Coloured): Change<Coloured> {
  return {
    ...(change.color !== undefined && { color: worn.color }),
    ...wornNamed(change, worn),
  };
}

function clamped(opacity: number): number {
  return Math.min(100, Math.max(0, opacity));
}

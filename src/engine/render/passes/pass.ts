import type { Look } from '#domain/makeup/look.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import type { EyeClosures } from '#engine/geometry/lid-closure.ts';
import type { IndexRange, VertexBuffer } from '#engine/geometry/vertex-buffer.ts';
import type { FaceLight } from '#engine/render/light/face-light.ts';
import { AGE, BLUSH, EYESHADOW, FOLD, HAIR, INK, LIPSTICK, PAINT } from './constants.ts';
import type { UniformTypes, UniformValues } from './uniforms.ts';

export interface Pass {
  /**
   * Whether a pixel is tinted once, however often the shape covers it: skin folds over itself beside
   * the nose and on a turned head. Strokes of ink may cross, as hairs do.
   */
  readonly tintsOnce: boolean;
  /**
   * Whether what lies below is multiplied by the result, from 0 to 2 on each channel, instead of being
   * mixed with it. Such a pass draws light onto what is there, so it is not lit again.
   */
  readonly multiplies?: true;
  /** What a draw of this pass hands to its shaders. Colours are encoded sRGB in [0, 1] as they appear in this light; strengths are in [0, 1]. */
  readonly uniforms: UniformTypes;
  /** The numbers that both of its shaders share. */
  readonly constants: Readonly<Record<string, number | readonly number[]>>;
}

/** What a product that can blend tells its shaders (see `meetingOf`). */
const MEETS = {
  /** Place in BLEND_MODES. */
  blend: 'float',
  /** What a white surface would look like in this light. */
  white: 'vec3',
} as const satisfies UniformTypes;

/** What a pass on the skin tells its shaders of it. */
const ON_SKIN = {
  /** Its mean colour. */
  skin: 'vec3',
  /** Details from which on a pixel is too bright for it (see `brightestSkin`). */
  tooBright: 'vec2',
} as const satisfies UniformTypes;

/** Every pass. Its GLSL is `webgl/NAME.frag`, its twin the function of its name in `canvas-2d/makeup-shaders.ts`. */
export const PASSES = {
  foundation: {
    tintsOnce: true,
    uniforms: {
      ...ON_SKIN,
      shade: 'vec3',
      strength: 'float',
      /** Share of the skin's unevenness of colour that is covered. */
      evenness: 'float',
    },
    constants: {},
  },
  blush: {
    tintsOnce: true,
    uniforms: { ...MEETS, ...ON_SKIN, shade: 'vec3', strength: 'float' },
    constants: BLUSH,
  },
  eyeshadow: {
    tintsOnce: true,
    uniforms: {
      ...MEETS,
      lid: 'vec3',
      crease: 'vec3',
      outer: 'vec3',
      skin: 'vec3',
      strength: 'float',
      shimmer: 'float',
    },
    constants: EYESHADOW,
  },
  lipstick: {
    tintsOnce: true,
    uniforms: {
      ...MEETS,
      shade: 'vec3',
      lips: 'vec3',
      strength: 'float',
      /** Factor on the texture of the lips, which keeps it as visible on the shade as it was bare. */
      contrast: 'float',
      /** Share of the natural highlight that is kept. */
      highlight: 'float',
      /** Detail above this is a highlight, not pigment. */
      highlightFrom: 'float',
      gloss: 'float',
      /** Where gloss has its highlight: along the lips and across them (see `addLips`). */
      glossAt: 'vec2',
      shimmer: 'float',
      /** Brightness of a highlight in this light. */
      shine: 'float',
    },
    constants: LIPSTICK,
  },
  ink: {
    tintsOnce: false,
    uniforms: { ...MEETS, shade: 'vec3', strength: 'float' },
    constants: INK,
  },
  age: {
    tintsOnce: true,
    uniforms: {
      ...ON_SKIN,
      /** By how much the picture's own lines are deepened; negative where they are softened. */
      strength: 'float',
      /** How much the tone of the skin changes. */
      tone: 'float',
      /** Pixels from the middle of a line to the skin beside it; whole, at least 2. */
      reach: 'float',
    },
    constants: AGE,
  },
  fold: {
    tintsOnce: false,
    uniforms: { ...ON_SKIN, strength: 'float', tint: 'vec3' },
    constants: FOLD,
  },
  form: { tintsOnce: true, multiplies: true, uniforms: {}, constants: {} },
  hair: {
    tintsOnce: true,
    uniforms: {
      shade: 'vec3',
      /** The hair's own colour. */
      hair: 'vec3',
      skin: 'vec3',
      strength: 'float',
      /** Share of the contrast between strands that is kept. */
      contrast: 'float',
    },
    constants: HAIR,
  },
  paint: {
    tintsOnce: true,
    uniforms: {
      ...MEETS,
      /** The pigment, in the mesh's texture coordinates. */
      pigment: 'layer',
      /** Mean colour of the bare surface under it: of the skin, or of the lips. */
      surface: 'vec3',
      /** Factor on each encoded channel by which this light changes a shade (see transfer.ts). */
      light: 'vec3',
      strength: 'float',
      /** How strictly pixels that do not look like the surface are left out. */
      strictness: 'float',
    },
    constants: PAINT,
  },
} as const satisfies Record<string, Pass>;

export type PassName = keyof typeof PASSES;

/** How a pass is drawn. */
export function passOf({ pass }: { readonly pass: PassName }): Pass {
  return PASSES[pass];
}

/** A draw of one pass, or of any: which part of the buffer, and the value of each uniform. */
export type Draw<Name extends PassName = PassName> = {
  readonly [Each in Name]: { readonly pass: Each; readonly range: IndexRange } & UniformValues<
    (typeof PASSES)[Each]['uniforms']
  >;
}[Name];

/** What a pass may look at when it plans a frame. */
export interface PassContext {
  readonly look: Look;
  readonly frame: FaceFrame;
  readonly light: FaceLight;
  /** The lids of the subject's right eye and left one. */
  readonly lids: EyeClosures;
  readonly buffer: VertexBuffer;
}

/** Adds its geometry to the context's buffer and says how to draw it; null when nothing shows. */
export type PlanPass = (context: PassContext) => Draw | null;

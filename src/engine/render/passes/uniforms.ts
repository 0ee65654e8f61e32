/**
 * The uniforms of a program: their names and types are declared once, for its GLSL and for the values that
 * are handed to it.
 */

import type { Rgb } from '#domain/colour/transfer.ts';
import type { PaintLayer } from '#domain/brush/paint-layer.ts';

interface ValueOfType {
  readonly float: number;
  readonly vec2: readonly [number, number];
  readonly vec3: Rgb;
  readonly vec4: readonly [number, number, number, number];
  /** Column by column. */
  readonly mat3: Float32Array<ArrayBuffer>;
  /** The texture's unit. */
  readonly sampler2D: number;
  /** A texture that belongs to the draw; the renderer uploads it where it changed. */
  readonly layer: PaintLayer;
}

export type UniformType = keyof ValueOfType;

/** Types by field; the field `shade` is the uniform `uShade` in GLSL. */
export type UniformTypes = Readonly<Record<string, UniformType>>;

export type UniformValues<Types extends UniformTypes> = {
  readonly [Name in keyof Types]: ValueOfType[Types[Name]];
};

/** What every program is told of the frame. */
export const FRAME_UNIFORMS = {
  frame: 'sampler2D',
  /** In pixels. */
  frameSize: 'vec2',
  /** What was drawn before a product that blends with it: a texture of the target's size. */
  below: 'sampler2D',
  /** The picture under another light: each encoded channel times its gain, plus its lift. */
  relitGain: 'vec3',
  relitLift: 'vec3',
  /** -1 puts the frame's first row at the top of the canvas, 1 at the start of a read-back. */
  upright: 'float',
} as const satisfies UniformTypes;

/** What stands in front of the face (see CoverMask): its texture, its top left corner and its size in pixels. */
export const FRONT_UNIFORMS = {
  cover: 'sampler2D',
  coverOrigin: 'vec2',
  coverSize: 'vec2',
} as const satisfies UniformTypes;

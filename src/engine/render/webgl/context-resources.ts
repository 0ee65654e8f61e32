import { LAYER_SIZE } from '#domain/brush/layer-area.ts';
import type { PaintLayer } from '#domain/brush/paint-layer.ts';
import type { CoverMask } from '#engine/frame/cover-mask.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import { VERTEX_ATTRIBUTES, VERTEX_FLOATS } from '#engine/geometry/vertex-buffer.ts';
import type { PictureArea } from '#engine/render/effects/effect.ts';
import type { FRONT_UNIFORMS, UniformValues } from '#engine/render/passes/uniforms.ts';
import { buildOtherPrograms, buildPrograms, type Programs } from './makeup-programs.ts';
import { LAYER_UNIT } from './program.ts';

const BYTES_PER_FLOAT = 4;

/** The texture unit of the cover mask; the frame's is 0. */
const COVER_UNIT = 1;
/** The texture unit of what was drawn before. */
export const BELOW_UNIT = 3;

/** Everything that lives in the graphics context and is lost with it. */
export interface Resources {
  readonly programs: Programs;
  /** Builds those that are not built yet, one with each step. */
  readonly otherPrograms: ReturnType<typeof buildOtherPrograms>;
  readonly vertices: WebGLBuffer;
  readonly indices: WebGLBuffer;
  readonly vertexArray: WebGLVertexArrayObject;
  readonly noVertexArray: WebGLVertexArrayObject;
  frame: { texture: WebGLTexture; width: number; height: number } | null;
  readonly cover: WebGLTexture;
  /** The layers that were uploaded, and which version of each. */
  readonly layers: Map<PaintLayer, { readonly texture: WebGLTexture; version: number }>;
  /** What was drawn before a product that blends with it; of one pixel until there is one. */
  below: { texture: WebGLTexture; width: number; height: number };
}

/**
 * Builds everything, at first or again, with no frame in it yet. Throws a RendererError where the programs
 * do not build.
 */
export function createResources(gl: WebGL2RenderingContext): Resources {
  const programs = buildPrograms(gl);
  const vertexArray = gl.createVertexArray();
  const noVertexArray = gl.createVertexArray();
  const vertices = gl.createBuffer();
  const indices = gl.createBuffer();
  gl.bindVertexArray(vertexArray);
  gl.bindBuffer(gl.ARRAY_BUFFER, vertices);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indices);
  const stride = VERTEX_FLOATS * BYTES_PER_FLOAT;
  let offset = 0;
  VERTEX_ATTRIBUTES.forEach(({ floats }, location) => {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, floats, gl.FLOAT, false, stride, offset * BYTES_PER_FLOAT);
    offset += floats;
  });
  gl.bindVertexArray(null);
  const cover = createCoverTexture(gl);
  const below = createBelow(gl, 1, 1);
  return {
    programs,
    otherPrograms: buildOtherPrograms(programs),
    vertices,
    indices,
    vertexArray,
    noVertexArray,
    frame: null,
    cover,
    layers: new Map(),
    below,
  };
}

/** A texture of one frame's size in pixels, bound; its filters and contents are yet to be set. */
export function createTexture(
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

/** Puts a frame into the texture that the programs read; `unscaled` when it is drawn at its own size. */
export function uploadFrame(
  gl: WebGL2RenderingContext,
  resources: Resources,
  image: FrameImage,
  unscaled: boolean,
): void {
  const { width, height } = image;
  gl.activeTexture(gl.TEXTURE0);
  if (resources.frame?.width !== width || resources.frame.height !== height) {
    gl.deleteTexture(resources.frame?.texture ?? null);
    resources.frame = { texture: createTexture(gl, width, height), width, height };
  }
  gl.bindTexture(gl.TEXTURE_2D, resources.frame.texture);
  // At its own size the frame must come out bit for bit, which filtering does not promise.
  const filter = unscaled ? gl.NEAREST : gl.LINEAR;
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
  gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, image.data);
}

function createCoverTexture(gl: WebGL2RenderingContext): WebGLTexture {
  const texture = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0 + COVER_UNIT);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, 1, 1, 0, gl.RED, gl.UNSIGNED_BYTE, Uint8Array.of(0));
  gl.activeTexture(gl.TEXTURE0);
  return texture;
}

/** Puts a cover mask into the texture that the program `front` reads. */
export function uploadCover(
  gl: WebGL2RenderingContext,
  resources: Resources,
  cover: CoverMask,
): void {
  const { data, columns, rows } = cover;
  gl.activeTexture(gl.TEXTURE0 + COVER_UNIT);
  gl.bindTexture(gl.TEXTURE_2D, resources.cover);
  // Rows of bytes may have any length.
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, columns, rows, 0, gl.RED, gl.UNSIGNED_BYTE, data);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 4);
  gl.activeTexture(gl.TEXTURE0);
}

function createBelow(
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
): Resources['below'] {
  gl.activeTexture(gl.TEXTURE0 + BELOW_UNIT);
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  // The canvas has no alpha, and a texture that has one cannot be copied from it.
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGB8, width, height);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  gl.activeTexture(gl.TEXTURE0);
  return { texture, width, height };
}

/** Copies a part of what is drawn so far, in the target's pixels, so that a product can blend with it. */
export function copyBelow(
  gl: WebGL2RenderingContext,
  resources: Resources,
  target: { readonly width: number; readonly height: number },
  area: PictureArea,
): void {
  const { width, height } = target;
  if (resources.below.width !== width || resources.below.height !== height) {
    gl.deleteTexture(resources.below.texture);
    resources.below = createBelow(gl, width, height);
  }
  gl.activeTexture(gl.TEXTURE0 + BELOW_UNIT);
  gl.copyTexSubImage2D(gl.TEXTURE_2D, 0, area.x, area.y, area.x, area.y, area.width, area.height);
  gl.activeTexture(gl.TEXTURE0);
}

/** Where the grid of a cover mask lies. */
export function coverUniforms({
  left,
  top,
  columns,
  rows,
  cell,
}: CoverMask): UniformValues<typeof FRONT_UNIFORMS> {
  return {
    cover: COVER_UNIT,
    coverOrigin: [left, top],
    coverSize: [columns * cell, rows * cell],
  };
}

/** Puts a layer into the texture that the programs read, where it is not there already. */
export function uploadLayer(
  gl: WebGL2RenderingContext,
  resources: Resources,
  layer: PaintLayer,
): void {
  gl.activeTexture(gl.TEXTURE0 + LAYER_UNIT);
  const held = resources.layers.get(layer) ?? { texture: createLayerTexture(gl), version: 0 };
  resources.layers.set(layer, held);
  gl.bindTexture(gl.TEXTURE_2D, held.texture);
  if (held.version !== layer.version) {
    const pixels = new Uint8Array(layer.data.buffer);
    const [size, format] = [LAYER_SIZE, gl.RGBA];
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, size, size, format, gl.UNSIGNED_BYTE, pixels);
    held.version = layer.version;
  }
  gl.activeTexture(gl.TEXTURE0);
}

function createLayerTexture(gl: WebGL2RenderingContext): WebGLTexture {
  const texture = createTexture(gl, LAYER_SIZE, LAYER_SIZE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  return texture;
}

import type { FrameImage } from '#engine/frame/frame.ts';
import { VERTEX_ATTRIBUTES, VERTEX_FLOATS } from '#engine/geometry/vertex-buffer.ts';
import { buildPrograms, type Programs } from './makeup-programs.ts';

const BYTES_PER_FLOAT = 4;

/** Everything that lives in the graphics context and is lost with it. */
export interface Resources {
  readonly programs: Programs;
  readonly vertices: WebGLBuffer;
  readonly indices: WebGLBuffer;
  readonly vertexArray: WebGLVertexArrayObject;
  readonly noVertexArray: WebGLVertexArrayObject;
  frame: { texture: WebGLTexture; width: number; height: number } | null;
}

/** Builds everything again, with no frame in it yet. Throws a RendererError where the programs do not build. */
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
  return { programs, vertices, indices, vertexArray, noVertexArray, frame: null };
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

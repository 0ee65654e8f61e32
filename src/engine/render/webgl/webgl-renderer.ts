import type { FrameImage } from '#engine/frame/frame.ts';
import { VERTEX_ATTRIBUTES, VERTEX_FLOATS } from '#engine/geometry/vertex-buffer.ts';
import type { PictureArea } from '#engine/render/effects/effect.ts';
import type { DrawPlan } from '#engine/render/plan/draw-plan.ts';
import { PASSES, type Draw } from '#engine/render/passes/pass.ts';
import { RendererError, type Renderer, type RendererCanvas } from '#engine/render/plan/renderer.ts';
import { buildPrograms, setDrawUniforms, type Programs } from './makeup-programs.ts';
import type { FrameProgram } from './program.ts';

const BYTES_PER_FLOAT = 4;
const BYTES_PER_INDEX = 2;

/** Three vertices that cover a picture of one pixel. */
const WARM_UP_TRIANGLE = Float32Array.of(0, 0, 1, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0);

/** Everything that lives in the graphics context and is lost with it. */
interface Resources {
  readonly programs: Programs;
  readonly vertices: WebGLBuffer;
  readonly indices: WebGLBuffer;
  readonly vertexArray: WebGLVertexArrayObject;
  readonly noVertexArray: WebGLVertexArrayObject;
  frame: { texture: WebGLTexture; width: number; height: number } | null;
}

/** Where a plan is drawn: the canvas, or a texture that is read back. */
interface Target {
  readonly width: number;
  readonly height: number;
  /** -1 puts the frame's first row at the top of the canvas, 1 at the start of a read-back. */
  readonly upright: 1 | -1;
}

export class WebglRenderer implements Renderer {
  readonly kind = 'webgl2';
  private readonly canvas: RendererCanvas;
  private readonly gl: WebGL2RenderingContext;
  private resources: Resources | null;
  private readonly fencePixel = new Uint8Array(4);
  private readonly onLost = (event: Event): void => {
    // Without this the browser never gives the context back.
    event.preventDefault();
    this.resources = null;
  };
  private readonly onRestored: () => void;

  /**
   * Throws a RendererError where WebGL2 is missing or the programs do not build. `onRestored` is
   * called when a lost context has come back and the picture should be drawn again.
   */
  constructor(canvas: RendererCanvas, onRestored: () => void) {
    const gl = canvas.getContext('webgl2', {
      alpha: false,
      antialias: false,
      depth: false,
      stencil: true,
      powerPreference: 'high-performance',
    });
    if (!(gl instanceof WebGL2RenderingContext)) throw new RendererError('WebGL2 is not available');
    this.canvas = canvas;
    this.gl = gl;
    this.resources = createResources(gl);
    warmUp(gl, this.resources);
    this.onRestored = () => {
      this.resources = createResources(gl);
      onRestored();
    };
    canvas.addEventListener('webglcontextlost', this.onLost);
    canvas.addEventListener('webglcontextrestored', this.onRestored);
  }

  get usable(): boolean {
    return this.resources !== null && !this.gl.isContextLost();
  }

  setSize(width: number, height: number): void {
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
  }

  draw(image: FrameImage, plan: DrawPlan): void {
    const { gl, resources, canvas } = this;
    if (resources === null) return;
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    uploadFrame(gl, resources, image, canvas.width === image.width);
    drawPlan(gl, resources, image, plan, {
      width: canvas.width,
      height: canvas.height,
      upright: -1,
    });
  }

  compose(image: FrameImage, plan: DrawPlan): FrameImage {
    const { gl, resources } = this;
    const { width, height } = image;
    const data = new Uint8ClampedArray(width * height * 4);
    if (resources === null) return { data, width, height };
    const texture = createTexture(gl, width, height);
    const framebuffer = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    const stencil = gl.createRenderbuffer();
    gl.bindRenderbuffer(gl.RENDERBUFFER, stencil);
    gl.renderbufferStorage(gl.RENDERBUFFER, gl.STENCIL_INDEX8, width, height);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.STENCIL_ATTACHMENT, gl.RENDERBUFFER, stencil);
    uploadFrame(gl, resources, image, true);
    drawPlan(gl, resources, image, plan, { width, height, upright: 1 });
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(data.buffer));
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.deleteFramebuffer(framebuffer);
    gl.deleteRenderbuffer(stencil);
    gl.deleteTexture(texture);
    return { data, width, height };
  }

  finish(): void {
    // gl.finish() does not wait in every browser; reading a pixel does.
    const { gl } = this;
    if (this.resources !== null) {
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, this.fencePixel);
    }
  }

  dispose(): void {
    this.canvas.removeEventListener('webglcontextlost', this.onLost);
    this.canvas.removeEventListener('webglcontextrestored', this.onRestored);
    this.resources = null;
    this.gl.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

function createResources(gl: WebGL2RenderingContext): Resources {
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

/**
 * Draws a triangle with every program, at no strength, onto the canvas before it is shown.
 * Drivers finish compiling when a program first draws; that would hold up the first frame.
 */
function warmUp(gl: WebGL2RenderingContext, resources: Resources): void {
  const image = { data: new Uint8ClampedArray(4), width: 1, height: 1 };
  uploadFrame(gl, resources, image, true);
  gl.bindVertexArray(resources.vertexArray);
  gl.bufferData(gl.ARRAY_BUFFER, WARM_UP_TRIANGLE, gl.STREAM_DRAW);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, Uint16Array.of(0, 1, 2), gl.STREAM_DRAW);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  for (const program of Object.values(resources.programs.makeup)) {
    gl.useProgram(program.handle);
    program.setFrame({ frame: 0, frameSize: [1, 1], upright: -1 });
    gl.drawElements(gl.TRIANGLES, 3, gl.UNSIGNED_SHORT, 0);
  }
  gl.bindVertexArray(null);
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
}

function createTexture(gl: WebGL2RenderingContext, width: number, height: number): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

function uploadFrame(
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

function drawPlan(
  gl: WebGL2RenderingContext,
  resources: Resources,
  image: FrameImage,
  plan: DrawPlan,
  target: Target,
): void {
  const use = (program: FrameProgram): void => {
    gl.useProgram(program.handle);
    program.setFrame({ frame: 0, frameSize: [image.width, image.height], upright: target.upright });
  };
  gl.viewport(0, 0, target.width, target.height);
  gl.disable(gl.BLEND);
  gl.bindVertexArray(resources.noVertexArray);
  use(resources.programs.picture);
  gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  if (plan.draws.length + plan.effectDraws.length === 0) return;

  const { buffer } = plan;
  gl.bindVertexArray(resources.vertexArray);
  gl.bindBuffer(gl.ARRAY_BUFFER, resources.vertices);
  const vertices = buffer.vertices.subarray(0, buffer.vertexCount * VERTEX_FLOATS);
  gl.bufferData(gl.ARRAY_BUFFER, vertices, gl.STREAM_DRAW);
  const indices = buffer.indices.subarray(0, buffer.indexCount);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STREAM_DRAW);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  if (plan.clip !== null) clipTo(gl, plan.clip, image, target);
  gl.clearStencil(0);
  gl.clear(gl.STENCIL_BUFFER_BIT);
  let drawn = 0;
  const draw = (each: Draw): void => {
    drawn += 1;
    use(resources.programs.makeup[each.pass]);
    setDrawUniforms(resources.programs.makeup, each);
    if (PASSES[each.pass].tintsOnce) markTinted(gl, drawn);
    else gl.disable(gl.STENCIL_TEST);
    const { first, count } = each.range;
    gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_SHORT, first * BYTES_PER_INDEX);
  };
  plan.draws.forEach(draw);
  gl.disable(gl.SCISSOR_TEST);
  plan.effectDraws.forEach(draw);
  gl.disable(gl.STENCIL_TEST);
  gl.bindVertexArray(null);
}

/** Draws only where the stencil does not hold `mark` yet, and leaves it there. */
function markTinted(gl: WebGL2RenderingContext, mark: number): void {
  gl.enable(gl.STENCIL_TEST);
  gl.stencilFunc(gl.NOTEQUAL, mark, 0xff);
  gl.stencilOp(gl.KEEP, gl.KEEP, gl.REPLACE);
}

function clipTo(
  gl: WebGL2RenderingContext,
  clip: PictureArea,
  image: FrameImage,
  target: Target,
): void {
  const across = target.width / image.width;
  const down = target.height / image.height;
  const height = Math.round(clip.height * down);
  const top = Math.round(clip.y * down);
  gl.enable(gl.SCISSOR_TEST);
  gl.scissor(
    Math.round(clip.x * across),
    target.upright === 1 ? top : target.height - top - height,
    Math.round(clip.width * across),
    height,
  );
}

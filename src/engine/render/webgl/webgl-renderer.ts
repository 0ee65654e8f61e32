import type { FrameImage } from '#engine/frame/frame.ts';
import type { DrawPlan } from '#engine/render/plan/draw-plan.ts';
import { RendererError, type Renderer, type RendererCanvas } from '#engine/render/plan/renderer.ts';
import { CAMERA_LIGHT } from '#engine/render/light/relight.ts';
import {
  BELOW_UNIT,
  createResources,
  createTexture,
  uploadFrame,
  type Resources,
} from './context-resources.ts';
import { commandsDone } from './commands-done.ts';
import { drawPlan } from './draw-with-programs.ts';
import { productPrograms } from './makeup-programs.ts';

/**
 * After so many pictures the programs of effects are built, one with each picture, so that neither the first picture nor
 * the first effect waits for them.
 */
const FIRST_PICTURES = 30;

/** Three vertices that cover a picture of one pixel. */
const WARM_UP_TRIANGLE = Float32Array.of(0, 0, 1, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0);

export class WebglRenderer implements Renderer {
  readonly kind = 'webgl2';
  private readonly canvas: RendererCanvas;
  private readonly gl: WebGL2RenderingContext;
  private resources: Resources | null;
  private picturesDrawn = 0;
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
    this.picturesDrawn += 1;
    if (this.picturesDrawn > FIRST_PICTURES) buildAhead(resources);
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

  whenDrawn(): Promise<void> {
    return commandsDone(this.gl);
  }

  dispose(): void {
    this.canvas.removeEventListener('webglcontextlost', this.onLost);
    this.canvas.removeEventListener('webglcontextrestored', this.onRestored);
    this.resources = null;
    this.gl.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

/** Builds one more program that this picture did without. */
function buildAhead({ otherPrograms }: Resources): void {
  try {
    otherPrograms.next();
  } catch (error) {
    // The picture needs none of them: only an effect that asks for a program may fail for it.
    if (!(error instanceof RendererError)) throw error;
  }
}

/**
 * Draws a triangle with the program of every product, at no strength, onto the canvas before it is shown.
 * Drivers finish compiling when a program first draws; that would hold up the first frame. Nothing waits for it: they compile
 * while the models load.
 */
function warmUp(gl: WebGL2RenderingContext, resources: Resources): void {
  const image = { data: new Uint8ClampedArray(4), width: 1, height: 1 };
  uploadFrame(gl, resources, image, true);
  gl.bindVertexArray(resources.vertexArray);
  gl.bufferData(gl.ARRAY_BUFFER, WARM_UP_TRIANGLE, gl.STREAM_DRAW);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, Uint16Array.of(0, 1, 2), gl.STREAM_DRAW);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  for (const program of productPrograms(resources.programs)) {
    gl.useProgram(program.handle);
    program.setFrame({
      frame: 0,
      frameSize: [1, 1],
      upright: -1,
      below: BELOW_UNIT,
      relitGain: CAMERA_LIGHT.gain,
      relitLift: CAMERA_LIGHT.lift,
    });
    gl.drawElements(gl.TRIANGLES, 3, gl.UNSIGNED_SHORT, 0);
  }
  gl.bindVertexArray(null);
  gl.flush();
}

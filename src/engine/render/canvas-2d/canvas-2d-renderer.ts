import type { FrameImage } from '#engine/frame/frame.ts';
import type { DrawPlan } from '#engine/render/plan/draw-plan.ts';
import { RendererError, type Renderer, type RendererCanvas } from '#engine/render/plan/renderer.ts';
import { composePlan, emptyPicture } from './compose.ts';

/** Draws without a graphics card: the same plans, shaded on the processor, put on a 2D canvas. */
export class Canvas2dRenderer implements Renderer {
  readonly kind = 'canvas-2d';
  readonly usable = true;
  private readonly canvas: RendererCanvas;
  private readonly context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
  private picture: FrameImage = emptyPicture(1, 1);
  private marks = new Uint8Array(1);

  /** Throws a RendererError where the canvas gives no 2D context. */
  constructor(canvas: RendererCanvas) {
    const context = get2dContext(canvas);
    if (context === null) throw new RendererError('Canvas 2D is not available');
    this.canvas = canvas;
    this.context = context;
  }

  setSize(): void {
    // Scaling would cost this renderer more than it saves: it draws at the frame's own size.
  }

  draw(image: FrameImage, plan: DrawPlan): void {
    const { width, height } = image;
    if (this.picture.width !== width || this.picture.height !== height) {
      this.picture = emptyPicture(width, height);
      this.marks = new Uint8Array(width * height);
    }
    composePlan(image, plan, this.picture, this.marks);
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
    this.context.putImageData(new ImageData(this.picture.data, width, height), 0, 0);
  }

  compose(image: FrameImage, plan: DrawPlan): FrameImage {
    const picture = emptyPicture(image.width, image.height);
    composePlan(image, plan, picture);
    return picture;
  }

  async whenDrawn(): Promise<void> {
    // Drawing is done when `draw` returns.
  }

  dispose(): void {
    this.picture = emptyPicture(1, 1);
    this.marks = new Uint8Array(1);
  }
}

function get2dContext(
  canvas: RendererCanvas,
): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null {
  return isElement(canvas)
    ? canvas.getContext('2d', { alpha: false })
    : canvas.getContext('2d', { alpha: false });
}

function isElement(canvas: RendererCanvas): canvas is HTMLCanvasElement {
  return typeof HTMLCanvasElement !== 'undefined' && canvas instanceof HTMLCanvasElement;
}

/** From what browsers call a frame to pixels in memory. */

import type { FrameImage } from '#engine/frame/frame.ts';

/** A frame that can be drawn on a canvas. */
type Drawable = ImageBitmap | VideoFrame | HTMLVideoElement;

/**
 * Reads video frames into two buffers alternately, so that nothing is allocated per frame: a frame's pixels
 * stay valid until the next but one is read. What goes by way of a canvas gets a buffer of its own.
 */
export class PixelReader {
  private buffers: [FrameImage | null, FrameImage | null] = [null, null];
  private context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null = null;

  /** Reads a video frame as RGBA; by way of a canvas where the browser cannot convert it. */
  async readVideoFrame(frame: VideoFrame): Promise<FrameImage> {
    const area = frame.visibleRect;
    const width = area?.width ?? frame.codedWidth;
    const height = area?.height ?? frame.codedHeight;
    const image = this.nextBuffer(width, height);
    try {
      await frame.copyTo(image.data, { format: 'RGBA', colorSpace: 'srgb' });
      return image;
    } catch {
      return this.readDrawable(frame, frame.displayWidth, frame.displayHeight);
    }
  }

  readDrawable(source: Drawable, width: number, height: number): FrameImage {
    const context = this.canvasOf(width, height);
    context.drawImage(source, 0, 0, width, height);
    return { data: context.getImageData(0, 0, width, height).data, width, height };
  }

  private nextBuffer(width: number, height: number): FrameImage {
    const [next, other] = this.buffers;
    const image =
      next?.width === width && next.height === height
        ? next
        : { data: new Uint8ClampedArray(width * height * 4), width, height };
    this.buffers = [other, image];
    return image;
  }

  private canvasOf(
    width: number,
    height: number,
  ): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D {
    this.context ??= createContext();
    const { canvas } = this.context;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    return this.context;
  }
}

function createContext(): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D {
  if (typeof OffscreenCanvas !== 'undefined') {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (context !== null) return context;
  }
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no 2D canvas to read pixels with');
  return context;
}

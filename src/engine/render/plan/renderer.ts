import type { FrameImage } from '#engine/frame/frame.ts';
import type { DrawPlan } from './draw-plan.ts';

/** Draws frames with makeup onto a canvas. Both renderers carry out the same plans. */
export interface Renderer {
  readonly kind: 'webgl2' | 'canvas-2d';
  /**
   * Size of the canvas in pixels, to which the frame is scaled. A renderer that cannot scale draws
   * at the frame's own size instead; the canvas says which it was.
   */
  readonly setSize: (width: number, height: number) => void;
  readonly draw: (image: FrameImage, plan: DrawPlan) => void;
  /** The frame with makeup at the frame's own size. */
  readonly compose: (image: FrameImage, plan: DrawPlan) => FrameImage;
  /** Resolves once everything drawn so far is done; drawing goes on meanwhile. Also when the graphics context is lost. */
  readonly whenDrawn: () => Promise<void>;
  /** False while the graphics context is lost: drawing does nothing then. */
  readonly usable: boolean;
  readonly dispose: () => void;
}

/** The canvas that a renderer draws on, in a worker or on the page. */
export type RendererCanvas = OffscreenCanvas | HTMLCanvasElement;

/** The renderer cannot work here: no context of its kind, or its programs do not build. */
export class RendererError extends Error {
  override readonly name = 'RendererError';
}

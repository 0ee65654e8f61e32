import type { RendererKind } from '#engine/runtime/mirror.ts';
import { Canvas2dRenderer } from '#engine/render/canvas-2d/canvas-2d-renderer.ts';
import { RendererError, type Renderer, type RendererCanvas } from '#engine/render/plan/renderer.ts';
import { WebglRenderer } from '#engine/render/webgl/webgl-renderer.ts';

/**
 * WebGL2 where it works, Canvas 2D otherwise; `wanted` forces one. Throws a RendererError when
 * neither works. `onContextRestored` is called when a lost graphics context has come back.
 */
export function createRenderer(
  canvas: RendererCanvas,
  wanted: RendererKind | null,
  onContextRestored: () => void,
): Renderer {
  if (wanted === 'canvas-2d') return new Canvas2dRenderer(canvas);
  try {
    return new WebglRenderer(canvas, onContextRestored);
  } catch (error) {
    if (wanted === 'webgl2' || !(error instanceof RendererError)) throw error;
    return new Canvas2dRenderer(canvas);
  }
}

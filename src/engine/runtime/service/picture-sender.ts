/** The engine's end of `Mirror.stream` and of the event `picture`: hands over what was drawn, as often as the page asks. */

import type { RendererCanvas } from '#engine/render/plan/renderer.ts';
import type { DrawnFrame } from './frame-pipeline.ts';
import type { DrawnPicture, PostToPage } from '#engine/runtime/messages.ts';

/**
 * Sends one picture each time that one is wanted: the page asks again when it is done with it, so that none
 * pile up, and nothing is done while no one has a stream.
 */
export class PictureSender {
  private readonly post: PostToPage;
  private isWanted = false;
  private isUnsent = false;

  constructor(post: PostToPage) {
    this.post = post;
  }

  /**
   * The page is ready for a picture. Returns whether one was drawn that it does not have; for one who asks
   * for the first time, any counts.
   */
  want(isFirst: boolean): boolean {
    this.isWanted = true;
    return isFirst || this.isUnsent;
  }

  /** To be called in the task that drew: a canvas may forget its picture after that. */
  drawn(
    canvas: RendererCanvas,
    about: DrawnFrame & { readonly mirrored: boolean; readonly session: number },
  ): void {
    this.isUnsent = !this.isWanted;
    if (!this.isWanted) return;
    this.isWanted = false;
    takePicture(canvas).then(
      (picture) => this.post({ name: 'picture', body: { picture, ...about } }, [picture]),
      // A canvas without a picture to take: its context is lost. The next one drawn is sent.
      () => {
        this.isWanted = true;
      },
    );
  }
}

async function takePicture(canvas: RendererCanvas): Promise<DrawnPicture> {
  return typeof VideoFrame === 'undefined'
    ? createImageBitmap(canvas)
    : new VideoFrame(canvas, { timestamp: performance.now() * 1000 });
}

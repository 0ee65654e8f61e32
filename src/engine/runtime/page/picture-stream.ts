/** What the mirror shows, as a stream for films and live pictures. */

import type { WorkerMessages } from '#engine/runtime/messages.ts';
import { writeCaption } from '#engine/runtime/write-caption.ts';

/** The longest side of a stream in pixels; larger pictures are reduced to it. */
const LONGEST_SIDE = 1920;

/** The size in pixels until there is a picture. */
const SIZE_OF_NOTHING = { width: 1280, height: 720 } as const;

/**
 * A canvas of the page's own that the engine's pictures are drawn on. The engine's canvas cannot be captured
 * itself: it changes with every worker, and Firefox refuses to capture one that was transferred.
 *
 * The first picture settles the size, because a film cannot change it: later ones of another size are fitted
 * in, with black bars.
 */
export class PictureStream {
  private readonly wantPicture: (isFirst: boolean) => void;
  private context: CanvasRenderingContext2D | null = null;
  private hasSize = false;
  private tracks: MediaStreamTrack[] = [];

  /** `wantPicture` asks the engine for the next picture; see PictureSender. */
  constructor(wantPicture: (isFirst: boolean) => void) {
    this.wantPicture = wantPicture;
  }

  /** Whether anyone has a stream that was not stopped. */
  get isOpen(): boolean {
    return this.tracks.some(({ readyState }) => readyState === 'live');
  }

  /** A stream of its own for each caller, who stops it. All show the same. */
  open(): MediaStream {
    if (!this.isOpen) this.close();
    const context = (this.context ??= blackCanvas());
    const stream = context.canvas.captureStream();
    this.tracks.push(...stream.getTracks());
    this.wantPicture(true);
    return stream;
  }

  /**
   * Shows a picture, mirrored if it is displayed so, with `caption` written on it, and asks for the next.
   */
  show(
    { picture, mirrored }: Pick<WorkerMessages['picture'], 'picture' | 'mirrored'>,
    caption?: string,
  ): void {
    const [width, height] =
      'displayWidth' in picture
        ? [picture.displayWidth, picture.displayHeight]
        : [picture.width, picture.height];
    const { context } = this;
    if (context !== null && this.isOpen) {
      const { canvas } = context;
      if (!this.hasSize) Object.assign(canvas, streamSize(width, height));
      this.hasSize = true;
      const scale = Math.min(canvas.width / width, canvas.height / height);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.setTransform(
        mirrored ? -scale : scale,
        0,
        0,
        scale,
        canvas.width / 2,
        canvas.height / 2,
      );
      context.drawImage(picture, -width / 2, -height / 2, width, height);
      if (caption !== undefined) {
        context.save();
        context.setTransform(1, 0, 0, 1, 0, 0);
        writeCaption(context, canvas, caption);
        context.restore();
      }
    }
    this.skip({ picture });
  }

  /**
   * Closes a picture, such as one of a source that is no longer shown, and asks for the next while a stream
   * is open.
   */
  skip({ picture }: Pick<WorkerMessages['picture'], 'picture'>): void {
    picture.close();
    if (this.isOpen) this.wantPicture(false);
    else this.close();
  }

  /** Black, until the next picture. */
  showNothing(): void {
    const { context } = this;
    if (context === null) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  }

  /** Ends every stream. */
  close(): void {
    for (const track of this.tracks) track.stop();
    this.tracks = [];
    this.context = null;
    this.hasSize = false;
  }
}

/** Even side lengths, which many encoders require. */
function streamSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const even = (length: number): number => Math.max(2, 2 * Math.round((length * scale) / 2));
  return { width: even(width), height: even(height) };
}

function blackCanvas(): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), SIZE_OF_NOTHING);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('no 2D canvas to make a stream of');
  context.fillRect(0, 0, canvas.width, canvas.height);
  return context;
}

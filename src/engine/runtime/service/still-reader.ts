/** The engine's end of a still picture: has it shown, and the look put on the face that is chosen. */

import type { TrackedFace } from '#engine/frame/frame.ts';
import type { TrackerAndPipeline } from './camera-reader.ts';
import type { PostToPage } from '#engine/runtime/messages.ts';
import type { PixelReader } from './read-pixels.ts';
import { StillPicture } from './still-picture.ts';

/** Prepares for a still picture, and is told when it is shown. */
export interface StillScreen {
  /** Prepares for the picture of a session; null if another session has begun by then. */
  readonly prepare: (session: number) => Promise<TrackerAndPipeline | null>;
  /** Whether this session is the one to be shown. */
  readonly isCurrent: (session: number) => boolean;
  /** The picture has been drawn, with the look on this face. */
  readonly onShown: (face: TrackedFace | null, session: number) => void;
}

export class StillReader {
  private readonly screen: StillScreen;
  private readonly pixels: PixelReader;
  private readonly post: PostToPage;
  private shown: StillPicture | null = null;

  constructor(screen: StillScreen, pixels: PixelReader, post: PostToPage) {
    this.screen = screen;
    this.pixels = pixels;
    this.post = post;
  }

  /** The picture that is shown; null while there is none. */
  get picture(): StillPicture | null {
    return this.shown;
  }

  async show(bitmap: ImageBitmap, session: number): Promise<void> {
    const image = this.pixels.readDrawable(bitmap, bitmap.width, bitmap.height);
    bitmap.close();
    const prepared = await this.screen.prepare(session);
    if (prepared === null) return;
    const still = new StillPicture(image, ...prepared);
    this.shown = still;
    this.screen.onShown(await still.show(), session);
    // The other faces are searched after the picture is shown, so that it is not held up.
    await still.findFaces();
    this.tellFaces(still, session);
  }

  /** Puts the look on another face of the picture that is shown, by its place among those found. */
  async choose(place: number, session: number): Promise<void> {
    const still = this.shown;
    const face = await still?.choose(place);
    if (!still || !face) return;
    this.screen.onShown(face, session);
    this.tellFaces(still, session);
  }

  stop(): void {
    this.shown = null;
  }

  private tellFaces({ found }: StillPicture, session: number): void {
    if (found !== null && this.screen.isCurrent(session)) {
      this.post({ name: 'faces', body: { ...found, session } });
    }
  }
}

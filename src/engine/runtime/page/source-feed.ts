/** The page's end of what is shown: hands a camera's frames or a picture to the engine. */

import type { EngineHost } from './engine-host.ts';
import type { FrameFeed } from './frame-feed.ts';
import type { MirrorSource, TransportKind } from '#engine/runtime/mirror.ts';
import { startFeed } from './transport.ts';

/** Each showing of a source is a session of its own: what the engine says of another session is outdated. */
export class SourceFeed {
  private readonly host: EngineHost;
  private readonly onSilence: () => void;
  private way: TransportKind;
  private stream: MediaStream | null = null;
  private camera: FrameFeed | null = null;
  /** The cameras whose frames the engine was handed and may read, by session. */
  private readonly read = new Map<number, FrameFeed>();
  private count = 0;

  /** `onSilence` is called where a camera is open and gives no picture. */
  constructor(host: EngineHost, transport: TransportKind, onSilence: () => void) {
    this.host = host;
    this.onSilence = onSilence;
    this.way = transport;
  }

  get session(): number {
    return this.count;
  }

  /** How frames of a camera get to the engine, as far as is known by now. */
  get transport(): TransportKind {
    return this.way;
  }

  /**
   * Begins a session. A camera's frames are asked for only once the engine can read them: a camera has only
   * a few, so those that lie unread while models are fetched are missing to it, and a start that is
   * canceled must not leave any unread. Rejects where the source cannot be read; if the engine does not get
   * ready, its host says so.
   */
  async show(source: MirrorSource): Promise<void> {
    this.count += 1;
    const session = this.count;
    if (source.kind === 'camera') {
      this.stream = source.stream;
      if ((await this.isEngineReady()) && session === this.count) this.startCamera();
      return;
    }
    // A copy, so that a new engine can be shown the picture again.
    const image = await createImageBitmap(source.image);
    if (session === this.count) {
      this.host.send({ name: 'show-still', body: { image, session } }, [image]);
    } else image.close();
  }

  /** Ends the session: nothing more of it is to be shown, not even what is still on its way. */
  endSession(): void {
    this.count += 1;
    this.stream = null;
    this.stop();
  }

  /** Stops the camera's frames. The engine was told, or is dead. */
  stop(): void {
    this.camera?.stop();
    this.camera = null;
  }

  /** The engine has been ended, and will not say that it has left a camera. */
  engineEnded(): void {
    this.stop();
    this.read.clear();
  }

  /** The engine cannot read tracks: from here on it gets bitmaps. */
  trackUnreadable(session: number): void {
    this.way = 'image-bitmap';
    this.readingEnded(session);
    if (session !== this.count || this.camera === null) return;
    this.stop();
    this.startCamera();
  }

  frameDone(): void {
    this.camera?.frameDone();
  }

  readingEnded(session: number): void {
    this.read.get(session)?.readingEnded();
    this.read.delete(session);
  }

  /** Whether the engine could be loaded; if not, its host says why. */
  private async isEngineReady(): Promise<boolean> {
    try {
      await this.host.load();
      return true;
    } catch {
      return false;
    }
  }

  private startCamera(): void {
    const { connection } = this.host;
    if (connection === null || this.stream === null) return;
    this.camera = startFeed(this.way, this.stream, connection, this.count, this.onSilence);
    if (this.way === 'track-processor') this.read.set(this.count, this.camera);
  }
}

/** The page's end of what is shown: hands a camera's frames or a picture to the engine. */

import type { EngineHost } from './engine-host.ts';
import type { MirrorSource, TransportKind } from './mirror.ts';
import { startFeed, type FrameFeed } from './transport.ts';

/** Each time that a source is shown is a session of its own: what the engine says of another is old. */
export class SourceFeed {
  private readonly host: EngineHost;
  private readonly transport: TransportKind;
  private camera: FrameFeed | null = null;
  /** The cameras that the engine reads or is about to leave, by session. */
  private readonly read = new Map<number, FrameFeed>();
  private count = 0;

  constructor(host: EngineHost, transport: TransportKind) {
    this.host = host;
    this.transport = transport;
  }

  get session(): number {
    return this.count;
  }

  /** Begins a session. Rejects, or throws, where the source cannot be read. */
  async show(source: MirrorSource): Promise<void> {
    this.count += 1;
    const session = this.count;
    if (source.kind === 'camera') {
      const { connection } = this.host;
      if (connection !== null) {
        this.camera = startFeed(this.transport, source.stream, connection, session);
      }
      return;
    }
    // A copy, so that a new engine can be shown the picture again.
    const image = await createImageBitmap(source.image);
    if (session === this.count) {
      this.host.send({ name: 'show-still', body: { image, session } }, [image]);
    } else image.close();
  }

  /** Nothing is to be seen any more, not even what is still on its way. */
  endSession(): void {
    this.count += 1;
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

  frameDone(): void {
    this.camera?.frameDone();
  }

  readingBegun(session: number): void {
    if (this.camera === null) return;
    this.camera.readingBegun();
    this.read.set(session, this.camera);
  }

  readingEnded(session: number): void {
    this.read.get(session)?.readingEnded();
    this.read.delete(session);
  }
}

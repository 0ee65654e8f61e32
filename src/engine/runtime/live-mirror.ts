/** The mirror on the page: starts the engine when it is needed, and starts it again when it dies. */

import type { Scene } from '#engine/frame/frame.ts';
import type {
  Mirror,
  MirrorEvents,
  MirrorFailure,
  MirrorOptions,
  MirrorSource,
  SnapshotOptions,
  TransportKind,
} from './mirror.ts';
import { ChosenFace } from './chosen-face.ts';
import { deferred, untilAborted, type Deferred } from './deferred.ts';
import { EngineHost } from './engine-host.ts';
import { EventHub } from './event-hub.ts';
import { Heartbeat, pageClock } from './heartbeat.ts';
import type { PageMessage, WorkerMessage } from './messages.ts';
import { SnapshotRequests } from './snapshot-requests.ts';
import { chooseTransport, startFeed, type FrameFeed } from './transport.ts';
import { WorkerTimeout } from './worker-timeout.ts';

/** An engine that shows nothing for this long is ended; the next start makes another. */
const IDLE_TIME = 30_000;

class LiveMirror implements Mirror {
  private readonly transport: TransportKind;
  private readonly host: EngineHost;
  private readonly events = new EventHub<MirrorEvents>();
  private readonly heartbeat: Heartbeat;
  private readonly timeout = new WorkerTimeout();
  private readonly snapshots = new SnapshotRequests((request, options) =>
    this.host.send({ name: 'take-snapshot', body: { request, options } }),
  );
  private scene: Scene;
  private scale = 1;
  private readonly chosenFace = new ChosenFace();
  private source: MirrorSource | null = null;
  private feed: FrameFeed | null = null;
  /** The feeds that the engine reads or is about to leave, by session. */
  private readonly read = new Map<number, FrameFeed>();
  private session = 0;
  private firstFrame: Deferred<void> | null = null;
  private idleTimer: ReturnType<typeof setTimeout> | null = null;
  private recovering: 'worker' | 'graphics-context' | null = null;

  constructor(options: MirrorOptions) {
    this.scene = options.scene;
    this.transport = options.transport ?? chooseTransport();
    this.host = new EngineHost(options, this.transport, {
      onMessage: (message) => this.receive(message),
      onDeath: (cause) => this.restart('worker', cause),
    });
    this.heartbeat = new Heartbeat(
      pageClock,
      () => this.host.send({ name: 'ping', body: {} }),
      () => this.restart('worker', 'no answer'),
    );
  }

  async preload(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.startHost();
    if (this.source === null) this.waitUntilIdle();
    await untilAborted(this.host.load(), signal);
  }

  async start(source: MirrorSource, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.stop();
    this.cancelIdle();
    this.source = source;
    this.chosenFace.forget();
    const firstFrame = deferred<void>();
    this.firstFrame = firstFrame;
    this.startHost();
    this.host.load().catch(() => undefined);
    try {
      await this.show(source);
      await untilAborted(firstFrame.promise, signal);
    } catch (error) {
      if (this.firstFrame === firstFrame || this.source === source) this.stop();
      throw error;
    }
  }

  stop(): void {
    this.source = null;
    this.session += 1;
    this.stopFeed();
    if (this.recovering !== null) this.snapshots.rejectAll('the mirror was stopped');
    this.recovering = null;
    const { firstFrame } = this;
    this.firstFrame = null;
    if (firstFrame !== null) {
      firstFrame.promise.catch(() => undefined);
      firstFrame.reject(new DOMException('the mirror was stopped', 'AbortError'));
    }
    if (this.host.connection === null) return;
    this.host.send({ name: 'hide', body: {} });
    this.waitUntilIdle();
  }

  setScene(scene: Scene): void {
    this.scene = scene;
    this.host.send({ name: 'set-scene', body: { scene } });
  }

  setResolutionScale(scale: number): void {
    this.scale = scale;
    this.host.send({ name: 'set-resolution-scale', body: { scale } });
  }

  chooseFace(face: number): void {
    this.chosenFace.choose(face);
    this.host.send({ name: 'choose-face', body: { face, session: this.session } });
  }

  async snapshot(options: SnapshotOptions, signal?: AbortSignal): Promise<Blob> {
    signal?.throwIfAborted();
    if (this.source === null || this.host.connection === null) throw new Error('nothing is shown');
    const isDrawing = this.firstFrame === null && this.recovering === null;
    const picture = this.snapshots.ask(options, this.recovering === null, signal);
    if (isDrawing) this.startHeartbeat();
    return picture.finally(() => {
      if (this.source !== null && this.firstFrame === null && this.recovering === null) {
        this.startHeartbeat();
      }
    });
  }

  subscribe<Name extends keyof MirrorEvents>(
    event: Name,
    listener: (value: MirrorEvents[Name]) => void,
  ): () => void {
    const end = this.events.subscribe(event, listener);
    this.host.send(this.landmarksMessage());
    return () => {
      end();
      this.host.send(this.landmarksMessage());
    };
  }

  dispose(): void {
    this.stop();
    this.endHost('the mirror was disposed');
    this.events.clear();
  }

  private startHost(): void {
    this.host.start([
      { name: 'set-scene', body: { scene: this.scene } },
      { name: 'set-resolution-scale', body: { scale: this.scale } },
      this.landmarksMessage(),
    ]);
  }

  private endHost(reason: string, keepPicture = false): void {
    this.cancelIdle();
    this.stopFeed();
    this.read.clear();
    this.host.end(new DOMException(reason, 'AbortError'), keepPicture);
    if (!keepPicture) this.snapshots.rejectAll(reason);
  }

  private async show(source: MirrorSource): Promise<void> {
    this.session += 1;
    const { session } = this;
    if (source.kind === 'camera') {
      const { connection } = this.host;
      if (connection !== null) {
        this.feed = startFeed(this.transport, source.stream, connection, session);
      }
      return;
    }
    // A copy, so that a new engine can be shown the picture again.
    const image = await createImageBitmap(source.image);
    if (session === this.session) {
      this.host.send({ name: 'show-still', body: { image, session } }, [image]);
    } else image.close();
  }

  private receive(message: WorkerMessage): void {
    this.heartbeat.heard();
    switch (message.name) {
      case 'progress':
        this.events.emit('progress', message.body);
        return;
      case 'failed':
        this.fail(message.body);
        return;
      case 'first-frame':
        if (message.body.session === this.session) this.firstFrameShown(message.body.face);
        return;
      case 'faces':
        if (message.body.session === this.session) this.facesFound(message.body);
        return;
      case 'frame-done':
        if (message.body.session === this.session) this.feed?.frameDone();
        return;
      case 'reading-begun':
        if (message.body.session === this.session) this.readingBegun(message.body.session);
        return;
      case 'reading-ended':
        this.read.get(message.body.session)?.readingEnded();
        this.read.delete(message.body.session);
        return;
      case 'landmarks':
        this.events.emit('landmarks', message.body.face);
        return;
      case 'statistics':
        if (this.source !== null) {
          this.events.emit('statistics', { transport: this.transport, ...message.body });
        }
        return;
      case 'snapshot':
        this.snapshots.resolve(message.body.request, message.body.picture);
        return;
      case 'snapshot-failed':
        this.snapshots.reject(message.body.request, message.body.cause);
        return;
      case 'context-restored':
        this.events.emit('recovered', { from: 'graphics-context' });
        return;
      case 'context-gone':
        this.restart('graphics-context', 'the graphics context did not come back');
        return;
      case 'lock-held':
        this.timeout.lockHeld();
        return;
      case 'ready':
      case 'files-loaded':
      case 'pong':
        return;
    }
  }

  private readingBegun(session: number): void {
    if (this.feed === null) return;
    this.feed.readingBegun();
    this.read.set(session, this.feed);
  }

  private firstFrameShown(face: boolean): void {
    this.firstFrame?.resolve();
    this.firstFrame = null;
    this.startHeartbeat();
    const { recovering } = this;
    this.recovering = null;
    if (recovering === null) {
      this.events.emit('firstFrame', { face });
      return;
    }
    this.snapshots.askAgain();
    this.events.emit('recovered', { from: recovering });
  }

  private facesFound({ areas, worn }: MirrorEvents['faces']): void {
    const lost = this.chosenFace.restore();
    if (lost === null) this.events.emit('faces', { areas, worn });
    else this.chooseFace(lost);
  }

  private startHeartbeat(): void {
    if (this.transport === 'page') return;
    const busy = this.snapshots.size > 0 || this.source?.kind === 'still';
    this.heartbeat.start(this.timeout.for(busy));
  }

  private fail(failure: MirrorFailure): void {
    this.stopFeed();
    this.snapshots.rejectAll(failure.cause);
    const { firstFrame } = this;
    this.firstFrame = null;
    if (firstFrame !== null) firstFrame.reject(failure);
    else if (this.source !== null) this.events.emit('failure', failure);
  }

  /** Replaces a dead engine by a new one, which shows what the old one showed. */
  private restart(from: 'worker' | 'graphics-context', cause: string): void {
    const { source } = this;
    const wasDrawing = source !== null && this.firstFrame === null;
    if (!wasDrawing) {
      this.fail({ code: 'tracker-start-failed', cause });
      this.endHost(cause);
      return;
    }
    this.timeout.workerDied(performance.now());
    this.endHost(cause, true);
    this.recovering = from;
    this.chosenFace.engineReplaced();
    this.startHost();
    this.host.load().catch(() => undefined);
    this.show(source).catch((error: unknown) => {
      this.fail({ code: 'processing-failed', cause: String(error) });
    });
  }

  private stopFeed(): void {
    this.feed?.stop();
    this.feed = null;
    this.heartbeat.stop();
  }

  private landmarksMessage(): PageMessage {
    return { name: 'send-landmarks', body: { wanted: this.events.hasListener('landmarks') } };
  }

  private waitUntilIdle(): void {
    this.cancelIdle();
    this.idleTimer = setTimeout(() => this.endHost('the engine was idle'), IDLE_TIME);
  }

  private cancelIdle(): void {
    if (this.idleTimer !== null) clearTimeout(this.idleTimer);
    this.idleTimer = null;
  }
}

/** Makes a mirror inside `options.host`. Nothing is loaded and no worker runs until it is needed. */
export function createMirror(options: MirrorOptions): Mirror {
  return new LiveMirror(options);
}

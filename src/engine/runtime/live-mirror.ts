/** The mirror on the page: starts the engine when it is needed, and starts it again when it dies. */

import type { Scene } from '#engine/frame.ts';
import type {
  Mirror,
  MirrorEvents,
  MirrorFailure,
  MirrorOptions,
  MirrorSource,
  SnapshotOptions,
  TransportKind,
} from '#engine/mirror.ts';
import { DEFAULT_SMOOTHING } from '#engine/tracking/face-smoother.ts';
import { connectToPage, connectToWorker, type EngineConnection } from './engine-connection.ts';
import { EventHub } from './event-hub.ts';
import { Heartbeat } from './heartbeat.ts';
import type { PageMessage, WorkerMessage } from './messages.ts';
import { chooseTransport, startFeed, type FrameFeed } from './transport.ts';

/** Milliseconds of silence after which a worker that drew is taken for dead. */
const PATIENCE = 450;

/** A worker that dies again this soon was slow and not dead: the next one is given longer. */
const SOON = 8000;
const MOST_PATIENCE = 5000;

/** An engine that shows nothing for this long is ended; the next start makes another. */
const IDLE_TIME = 30_000;

interface Deferred<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: unknown) => void;
}

export class LiveMirror implements Mirror {
  private readonly options: MirrorOptions;
  private readonly transport: TransportKind;
  private readonly events = new EventHub<MirrorEvents>();
  private readonly heartbeat: Heartbeat;
  private connection: EngineConnection | null = null;
  private canvas: HTMLCanvasElement | null = null;
  private scene: Scene;
  private scale = 1;
  private source: MirrorSource | null = null;
  private feed: FrameFeed | null = null;
  private session = 0;
  private ready: Deferred<void> | null = null;
  private firstFrame: Deferred<void> | null = null;
  private snapshots = new Map<number, Deferred<Blob>>();
  private snapshotCount = 0;
  private idleTimer: ReturnType<typeof setTimeout> | null = null;
  private patience = PATIENCE;
  private diedAt = -Infinity;
  private recovering: 'worker' | 'graphics-context' | null = null;

  constructor(options: MirrorOptions) {
    this.options = options;
    this.scene = options.scene;
    this.transport = options.transport ?? chooseTransport();
    this.heartbeat = new Heartbeat(
      {
        now: () => performance.now(),
        every: (milliseconds, callback) => {
          const timer = setInterval(callback, milliseconds);
          return () => clearInterval(timer);
        },
      },
      () => this.send({ name: 'are-you-there', body: {} }),
      () => this.revive('worker', 'no answer'),
    );
  }

  async preload(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.connect();
    this.waitUntilIdle();
    await untilAborted(this.load(), signal);
  }

  async start(source: MirrorSource, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.stop();
    this.cancelIdle();
    this.source = source;
    this.connect();
    this.load().catch(() => undefined);
    this.firstFrame = deferred();
    const shown = this.firstFrame.promise;
    await this.show(source);
    try {
      await untilAborted(shown, signal);
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  stop(): void {
    this.source = null;
    this.feed?.stop();
    this.feed = null;
    this.heartbeat.stop();
    this.firstFrame?.reject(new DOMException('the mirror was stopped', 'AbortError'));
    this.firstFrame = null;
    this.recovering = null;
    if (this.connection === null) return;
    this.send({ name: 'hide', body: {} });
    this.waitUntilIdle();
  }

  setScene(scene: Scene): void {
    this.scene = scene;
    this.send({ name: 'set-scene', body: { scene } });
  }

  setResolutionScale(scale: number): void {
    this.scale = scale;
    this.send({ name: 'set-resolution-scale', body: { scale } });
  }

  async snapshot(options: SnapshotOptions, signal?: AbortSignal): Promise<Blob> {
    signal?.throwIfAborted();
    if (this.source === null || this.connection === null) throw new Error('nothing is shown');
    const request = this.snapshotCount;
    this.snapshotCount += 1;
    const answer = deferred<Blob>();
    this.snapshots.set(request, answer);
    this.send({ name: 'take-snapshot', body: { request, options } });
    return untilAborted(answer.promise, signal).finally(() => this.snapshots.delete(request));
  }

  subscribe<Name extends keyof MirrorEvents>(
    event: Name,
    listener: (value: MirrorEvents[Name]) => void,
  ): () => void {
    const end = this.events.subscribe(event, listener);
    this.tellWhetherLandmarksAreWanted();
    return () => {
      end();
      this.tellWhetherLandmarksAreWanted();
    };
  }

  dispose(): void {
    this.stop();
    this.disconnect('the mirror was disposed');
    this.events.clear();
  }

  private connect(): void {
    if (this.connection !== null) return;
    const listener = {
      onMessage: (message: WorkerMessage) => {
        if (connection === this.connection) this.receive(message);
      },
      onDeath: (cause: string) => {
        if (connection === this.connection) this.revive('worker', cause);
      },
    };
    const connection =
      this.transport === 'page' ? connectToPage(listener) : connectToWorker(listener);
    this.connection = connection;
    const { assets, renderer, smoothing } = this.options;
    const settings = {
      assets,
      renderer: renderer ?? null,
      smoothing: smoothing ?? DEFAULT_SMOOTHING,
    };
    this.send({ name: 'initialise', body: { settings, scene: this.scene } });
    this.putCanvas(connection);
    this.send({ name: 'set-resolution-scale', body: { scale: this.scale } });
    this.tellWhetherLandmarksAreWanted();
  }

  /** A transferred canvas cannot be used twice, so every engine gets its own. */
  private putCanvas(connection: EngineConnection): void {
    const element = document.createElement('canvas');
    element.width = 1;
    element.height = 1;
    element.style.cssText = 'display:block;width:100%;height:100%;object-fit:cover';
    // The last picture stays until the new canvas has one, so that the mirror does not flash.
    if (this.canvas === null) this.options.host.append(element);
    else this.canvas.replaceWith(element);
    this.canvas = element;
    const { canvas, transfer } = connection.canvasFor(element);
    connection.send({ name: 'canvas', body: { canvas } }, transfer);
  }

  private disconnect(reason: string): void {
    this.cancelIdle();
    this.heartbeat.stop();
    this.feed?.stop();
    this.feed = null;
    this.connection?.end();
    this.connection = null;
    this.canvas?.remove();
    this.canvas = null;
    this.ready?.reject(new DOMException(reason, 'AbortError'));
    this.ready = null;
    for (const snapshot of this.snapshots.values()) snapshot.reject(new Error(reason));
    this.snapshots.clear();
  }

  private load(): Promise<void> {
    if (this.ready === null) {
      this.ready = deferred();
      // Whoever waits hears of a failure; nobody has to.
      this.ready.promise.catch(() => undefined);
      this.send({ name: 'load', body: {} });
    }
    return this.ready.promise;
  }

  private async show(source: MirrorSource): Promise<void> {
    this.session += 1;
    const { session } = this;
    if (source.kind === 'camera') {
      if (this.connection === null) return;
      this.feed = startFeed(this.transport, source.stream, this.connection, session);
      return;
    }
    // A copy, so that a new engine can be shown the picture again.
    const image = await createImageBitmap(source.image);
    if (session === this.session) this.send({ name: 'show-still', body: { image, session } }, [image]);
  }

  private receive(message: WorkerMessage): void {
    this.heartbeat.heard();
    switch (message.name) {
      case 'progress':
        this.events.emit('progress', message.body);
        return;
      case 'ready':
        this.ready?.resolve();
        return;
      case 'failed':
        this.fail(message.body);
        return;
      case 'first-frame':
        if (message.body.session === this.session) this.firstFrameShown(message.body.face);
        return;
      case 'frame-done':
        if (message.body.session === this.session) this.feed?.frameDone();
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
        this.snapshots.get(message.body.request)?.resolve(message.body.picture);
        return;
      case 'snapshot-failed':
        this.snapshots.get(message.body.request)?.reject(new Error(message.body.cause));
        return;
      case 'context-restored':
        this.events.emit('recovered', { from: 'graphics-context' });
        return;
      case 'context-gone':
        this.revive('graphics-context', 'the graphics context did not come back');
        return;
      case 'i-am-here':
        return;
    }
  }

  private firstFrameShown(face: boolean): void {
    this.firstFrame?.resolve();
    this.firstFrame = null;
    if (this.transport !== 'page') this.heartbeat.start(this.patience);
    if (this.recovering !== null) this.events.emit('recovered', { from: this.recovering });
    else this.events.emit('firstFrame', { face });
    this.recovering = null;
  }

  private fail(failure: MirrorFailure): void {
    this.ready?.reject(failure);
    this.ready = null;
    const awaited = this.firstFrame !== null;
    this.firstFrame?.reject(failure);
    this.firstFrame = null;
    this.feed?.stop();
    this.feed = null;
    this.heartbeat.stop();
    if (!awaited && this.source !== null) this.events.emit('failure', failure);
  }

  /** Puts a new engine in the place of a dead one and shows it what the old one showed. */
  private revive(from: 'worker' | 'graphics-context', cause: string): void {
    const now = performance.now();
    const waiting = this.firstFrame;
    const wasDrawing = waiting === null && this.source !== null;
    if (now - this.diedAt < SOON) this.patience = Math.min(MOST_PATIENCE, this.patience * 2);
    this.diedAt = now;
    if (!wasDrawing) {
      this.disconnect(cause);
      this.fail({ code: 'runtime-load-failed', cause });
      return;
    }
    const { source } = this;
    const oldCanvas = this.canvas;
    this.canvas = null;
    this.disconnect(cause);
    this.canvas = oldCanvas;
    this.recovering = from;
    this.connect();
    this.load().catch(() => undefined);
    if (source !== null) void this.show(source);
  }

  private send(message: PageMessage, transfer?: Transferable[]): void {
    this.connection?.send(message, transfer);
  }

  private tellWhetherLandmarksAreWanted(): void {
    this.send({
      name: 'send-landmarks',
      body: { wanted: this.events.hasListener('landmarks') },
    });
  }

  private waitUntilIdle(): void {
    this.cancelIdle();
    this.idleTimer = setTimeout(() => this.disconnect('the engine was idle'), IDLE_TIME);
  }

  private cancelIdle(): void {
    if (this.idleTimer !== null) clearTimeout(this.idleTimer);
    this.idleTimer = null;
  }
}

function deferred<Value>(): Deferred<Value> {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** The promise's outcome, or a rejection with the signal's reason when that comes first. */
function untilAborted<Value>(promise: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

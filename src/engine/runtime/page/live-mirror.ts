/** The mirror on the page: starts the engine when it is needed, and starts it again when it dies. */

import type { Scene } from '#engine/frame/frame.ts';
import type { Withheld } from '#domain/analysis/measurement.ts';
import type { MeasureKind, Readings } from '#engine/measure/measure-still.ts';
import type {
  MeasureOptions,
  Mirror,
  MirrorEvents,
  MirrorFailure,
  MirrorOptions,
  MirrorSource,
  PictureRead,
  PictureReadingOptions,
  SnapshotOptions,
  TransportKind,
} from '#engine/runtime/mirror.ts';
import { ChosenFace } from './chosen-face.ts';
import { deliverMessage, type Addressees } from './deliver-message.ts';
import { deferred, untilAborted, type Deferred } from '#engine/runtime/deferred.ts';
import { EngineHost } from './engine-host.ts';
import { EventHub } from './event-hub.ts';
import { Heartbeat, pageClock } from './heartbeat.ts';
import { IdleTimer } from './idle-timer.ts';
import type { PageMessage, WorkerMessages } from '#engine/runtime/messages.ts';
import { MeasureRequests } from './measure-requests.ts';
import { PictureReadings } from './picture-readings.ts';
import { PictureStream } from './picture-stream.ts';
import { SnapshotRequests } from './snapshot-requests.ts';
import { SourceFeed } from './source-feed.ts';
import { chooseTransport, watchEnd } from './transport.ts';
import { wantedMessages } from './wanted-messages.ts';
import { WorkerTimeout } from './worker-timeout.ts';

function wantPicture(isFirst: boolean): PageMessage {
  return { name: 'want-picture', body: { isFirst } };
}

class LiveMirror implements Mirror {
  private readonly transport: TransportKind;
  private readonly host: EngineHost;
  private readonly feed: SourceFeed;
  private readonly events = new EventHub<MirrorEvents>();
  private readonly heartbeat: Heartbeat;
  private readonly timeout = new WorkerTimeout();
  private readonly idle = new IdleTimer(() => this.endHost('the engine was idle'));
  private readonly snapshots = new SnapshotRequests((request, options) =>
    this.host.send({ name: 'take-snapshot', body: { request, options } }),
  );
  private readonly measures = new MeasureRequests((message) => this.host.send(message));
  private readonly readings = new PictureReadings((message, transfer) =>
    this.host.send(message, transfer),
  );
  private readonly pictures = new PictureStream((isFirst) => this.host.send(wantPicture(isFirst)));
  private scene: Scene;
  private scale = 1;
  private readonly chosenFace = new ChosenFace();
  private readonly addressees: Addressees;
  private source: MirrorSource | null = null;
  private firstFrame: Deferred<void> | null = null;
  private recovering: 'worker' | 'graphics-context' | null = null;

  constructor(options: MirrorOptions) {
    this.scene = options.scene;
    this.transport = options.transport ?? chooseTransport();
    this.host = new EngineHost(options, this.transport, {
      onMessage: (message) => {
        this.heartbeat.heard();
        deliverMessage(message, this.addressees);
      },
      onDeath: (cause) => this.restart('worker', cause),
    });
    this.feed = new SourceFeed(this.host, this.transport, () =>
      this.fail({ code: 'camera-silent', cause: 'the video gave no frame' }),
    );
    this.heartbeat = new Heartbeat(
      pageClock,
      () => this.host.send({ name: 'ping', body: {} }),
      () => this.restart('worker', 'no answer'),
    );
    this.addressees = {
      events: this.events,
      feed: this.feed,
      snapshots: this.snapshots,
      measures: this.measures,
      readings: this.readings,
      timeout: this.timeout,
      onPicture: (shown) => this.pictureDrawn(shown),
      onFailure: (failure) => this.fail(failure),
      onFirstFrame: (face) => this.firstFrameShown(face),
      onFaces: (faces) => this.facesFound(faces),
      onStatistics: (measured) => this.tellStatistics(measured),
      onContextGone: () =>
        this.restart('graphics-context', 'the graphics context did not come back'),
    };
  }

  async preload(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.startHost();
    if (this.source === null) this.idle.start();
    await untilAborted(this.host.load(), signal);
  }

  async start(source: MirrorSource, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.stop();
    this.idle.cancel();
    this.source = source;
    this.chosenFace.forget();
    const firstFrame = deferred<void>();
    this.firstFrame = firstFrame;
    this.startHost();
    this.host.load().catch(() => undefined);
    try {
      await untilAborted(Promise.all([this.feed.show(source), firstFrame.promise]), signal);
    } catch (error) {
      if (this.firstFrame === firstFrame || this.source === source) this.stop();
      throw error;
    }
  }

  stop(): void {
    this.source = null;
    this.measures.sourceEnded();
    this.feed.endSession();
    this.pictures.showNothing();
    this.heartbeat.stop();
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
    this.idle.start();
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
    this.host.send({ name: 'choose-face', body: { face, session: this.feed.session } });
  }

  async snapshot(options: SnapshotOptions, signal?: AbortSignal): Promise<Blob> {
    signal?.throwIfAborted();
    if (this.source === null || this.host.connection === null) throw new Error('nothing is shown');
    const picture = this.snapshots.ask(options, this.recovering === null, signal);
    this.allowForWork();
    return picture.finally(() => this.allowForWork());
  }

  async measure<Kind extends MeasureKind>(
    options: MeasureOptions<Kind>,
  ): Promise<Readings[Kind] | Withheld> {
    const { signal } = options;
    signal?.throwIfAborted();
    const { source } = this;
    if (source === null || this.host.connection === null) throw new Error('nothing is shown');
    const answer = this.measures.ask(options, this.recovering === null && this.firstFrame === null);
    const endWatch = watchEnd(source, () => this.measures.sourceEnded());
    return answer.finally(endWatch);
  }

  async readPicture<Kind extends MeasureKind>(
    options: PictureReadingOptions<Kind>,
  ): Promise<PictureRead<Kind>> {
    this.startHost();
    this.idle.cancel();
    const answer = this.readings.ask(options);
    this.allowForWork();
    return answer.finally(() => {
      this.allowForWork();
      if (this.source === null && this.readings.size === 0) this.idle.start();
    });
  }

  stream(): MediaStream {
    return this.pictures.open();
  }

  subscribe<Name extends keyof MirrorEvents>(
    event: Name,
    listener: (value: MirrorEvents[Name]) => void,
  ): () => void {
    const end = this.events.subscribe(event, listener);
    this.sendWanted();
    return () => {
      end();
      this.sendWanted();
    };
  }

  dispose(): void {
    this.stop();
    this.endHost('the mirror was disposed');
    this.pictures.close();
    this.events.clear();
  }

  private startHost(): void {
    this.host.start([
      { name: 'set-scene', body: { scene: this.scene } },
      { name: 'set-resolution-scale', body: { scale: this.scale } },
      ...wantedMessages(this.events),
      ...(this.pictures.isOpen ? [wantPicture(true)] : []),
    ]);
  }

  private endHost(reason: string, keepPicture = false): void {
    this.idle.cancel();
    this.feed.engineEnded();
    this.readings.rejectAll(reason);
    this.heartbeat.stop();
    this.host.end(new DOMException(reason, 'AbortError'), keepPicture);
    if (keepPicture) return;
    this.snapshots.rejectAll(reason);
    this.measures.rejectAll(reason);
  }

  private firstFrameShown(face: boolean): void {
    this.firstFrame?.resolve();
    this.firstFrame = null;
    this.startHeartbeat();
    const { recovering } = this;
    this.recovering = null;
    this.measures.askAgain();
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

  /** Hands a picture to the listeners of `picture`, and then to the stream, which closes it. */
  private pictureDrawn(drawn: WorkerMessages['picture']): void {
    if (drawn.session === this.feed.session) {
      this.events.emit('picture', drawn);
      this.pictures.show(drawn, this.scene.caption);
    } else {
      this.pictures.skip(drawn);
    }
    if (!this.pictures.isOpen && this.events.hasListener('picture')) {
      this.host.send(wantPicture(false));
    }
  }

  private tellStatistics(measured: WorkerMessages['statistics']): void {
    if (this.source === null) return;
    this.events.emit('statistics', { transport: this.feed.transport, ...measured });
  }

  /** To be called when work that takes the engine long has begun or ended: the heartbeat allows for it. */
  private allowForWork(): void {
    if (this.source !== null && this.firstFrame === null && this.recovering === null) {
      this.startHeartbeat();
    }
  }

  private startHeartbeat(): void {
    if (this.transport === 'page') return;
    const busy = this.snapshots.size > 0 || this.readings.size > 0 || this.source?.kind === 'still';
    this.heartbeat.start(this.timeout.for(busy));
  }

  private fail(failure: MirrorFailure): void {
    this.feed.stop();
    this.pictures.showNothing();
    this.heartbeat.stop();
    this.snapshots.rejectAll(failure.cause);
    this.measures.rejectAll(failure.cause);
    const { firstFrame } = this;
    this.firstFrame = null;
    if (firstFrame !== null) firstFrame.reject(failure);
    else if (this.source !== null) this.events.emit('failure', failure);
  }

  /** Replaces a dead engine with a new one, which shows what the old one showed. */
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
    this.feed.show(source).catch((error: unknown) => {
      this.fail({ code: 'processing-failed', cause: String(error) });
    });
  }

  private sendWanted(): void {
    for (const message of wantedMessages(this.events)) this.host.send(message);
  }
}

/** Makes a mirror inside `options.host`. Nothing is loaded and no worker runs until it is needed. */
export function createMirror(options: MirrorOptions): Mirror {
  return new LiveMirror(options);
}

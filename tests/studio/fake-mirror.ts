/**
 * A mirror without an engine: it remembers what it was told, and shows, fails and
 * reports whatever a test tells it to.
 */

import type { Withheld } from '#domain/analysis/measurement.ts';
import type {
  MeasureKind,
  MeasureOptions,
  Mirror,
  MirrorEvents,
  MirrorFailure,
  MirrorSource,
  MirrorStatistics,
  PictureRead,
  PictureReadingOptions,
  Readings,
  Scene,
  SnapshotOptions,
} from '#engine/index.ts';

type Listeners = { [Name in keyof MirrorEvents]: Set<(value: MirrorEvents[Name]) => void> };

export const STATISTICS: MirrorStatistics = {
  transport: 'track-processor',
  renderer: 'webgl2',
  framesPerSecond: 30,
  renderTime: 8,
  trackingTime: 9,
  droppedFrames: 0,
  sourceWidth: 1280,
  sourceHeight: 720,
  width: 1280,
  height: 720,
  skin: null,
};

export class FakeMirror implements Mirror {
  scene: Scene;
  source: MirrorSource | null = null;
  resolutionScale = 1;
  readonly chosenFaces: number[] = [];
  preloads = 0;
  starts = 0;
  readonly snapshots: SnapshotOptions[] = [];
  /** Whether the next first frame has a face. */
  face = true;
  /** The error with which the next start rejects. */
  startFailure: (Error & MirrorFailure) | null = null;
  /** Whether snapshots never arrive. */
  withholdsSnapshots = false;
  /** The error with which the next snapshot rejects. */
  snapshotFailure: Error | null = null;
  private readonly listeners: Listeners = {
    landmarks: new Set(),
    hands: new Set(),
    gesture: new Set(),
    hair: new Set(),
    picture: new Set(),
    handsFailure: new Set(),
    statistics: new Set(),
    progress: new Set(),
    firstFrame: new Set(),
    faces: new Set(),
    failure: new Set(),
    recovered: new Set(),
  };

  constructor(scene: Scene) {
    this.scene = scene;
  }

  preload(): Promise<void> {
    this.preloads += 1;
    return Promise.resolve();
  }

  start(source: MirrorSource, signal?: AbortSignal): Promise<void> {
    this.starts += 1;
    this.source = source;
    signal?.throwIfAborted();
    const failure = this.startFailure;
    this.startFailure = null;
    if (failure !== null) {
      this.source = null;
      return Promise.reject(failure);
    }
    this.emit('firstFrame', { face: this.face });
    return Promise.resolve();
  }

  stop(): void {
    this.source = null;
  }

  setScene(scene: Scene): void {
    this.scene = scene;
  }

  chooseFace(face: number): void {
    this.chosenFaces.push(face);
  }

  setResolutionScale(scale: number): void {
    this.resolutionScale = scale;
  }

  snapshot(options: SnapshotOptions, signal?: AbortSignal): Promise<Blob> {
    this.snapshots.push(options);
    if (this.withholdsSnapshots) {
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new DOMException('no longer wanted', 'AbortError'));
        });
      });
    }
    if (this.snapshotFailure !== null) return Promise.reject(this.snapshotFailure);
    return Promise.resolve(new Blob(['picture'], { type: options.type }));
  }

  /**
   * The measurements that were requested, and how they are answered: by
   * default, there is no face to measure.
   */
  readonly measures: MeasureOptions[] = [];
  measuring: <Kind extends MeasureKind>(
    options: MeasureOptions<Kind>,
  ) => Promise<Readings[Kind] | Withheld> = () => Promise.resolve({ withheld: 'no-face' });

  measure<Kind extends MeasureKind>(
    options: MeasureOptions<Kind>,
  ): Promise<Readings[Kind] | Withheld> {
    this.measures.push(options);
    return this.measuring(options);
  }

  /**
   * The sizes of the pictures that were to be read, and how that is answered: by default, they show no face.
   */
  readonly picturesRead: { readonly width: number; readonly height: number }[] = [];
  reading: <Kind extends MeasureKind>(
    options: PictureReadingOptions<Kind>,
  ) => Promise<PictureRead<Kind>> = () =>
    Promise.resolve({ reading: { withheld: 'no-face' }, face: null });

  readPicture<Kind extends MeasureKind>(
    options: PictureReadingOptions<Kind>,
  ): Promise<PictureRead<Kind>> {
    const { width, height } = options.image;
    this.picturesRead.push({ width, height });
    return this.reading(options);
  }

  stream(): MediaStream {
    throw new Error('this mirror draws nothing');
  }

  subscribe<Name extends keyof MirrorEvents>(
    event: Name,
    listener: (value: MirrorEvents[Name]) => void,
  ): () => void {
    this.listeners[event].add(listener);
    return () => this.listeners[event].delete(listener);
  }

  dispose(): void {
    this.source = null;
  }

  /** Number of listeners to an event. */
  listenerCount(event: keyof MirrorEvents): number {
    return this.listeners[event].size;
  }

  emit<Name extends keyof MirrorEvents>(event: Name, value: MirrorEvents[Name]): void {
    for (const listener of this.listeners[event]) listener(value);
  }
}

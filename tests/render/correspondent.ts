/** The engine's service without a worker, and the messages that it sends. */

import type { FrameImage, Scene } from '#engine/frame/frame.ts';
import { EngineService } from '#engine/runtime/service/engine-service.ts';
import type { WorkerMessage, WorkerMessages } from '#engine/runtime/messages.ts';
import type { RendererKind, SnapshotOptions } from '#engine/runtime/mirror.ts';
import { ENGINE_ASSETS } from '#studio/state/engine-assets.ts';
import { bitmapOf, until } from './pictured-face.ts';

const SMOOTHING = { minCutoff: 1, beta: 0.1 };

/** The service, and every message that it has sent. */
export class Correspondent {
  readonly canvas = new OffscreenCanvas(1, 1);
  readonly heard: WorkerMessage[] = [];
  readonly service = new EngineService((message) => this.heard.push(message));
  private session = 0;
  private requests = 0;

  constructor(scene: Scene, renderer: RendererKind | null = 'webgl2', assets = ENGINE_ASSETS) {
    this.service.receive({
      name: 'initialise',
      body: {
        settings: { assets, renderer, smoothing: SMOOTHING, scene },
        keptFiles: {},
      },
    });
    this.service.receive({ name: 'canvas', body: { canvas: this.canvas } });
  }

  /** The last message with this name; null if there is none. */
  last<Name extends keyof WorkerMessages>(name: Name): WorkerMessages[Name] | null {
    const message = this.heard.findLast((each) => each.name === name);
    return message === undefined ? null : (message.body as WorkerMessages[Name]);
  }

  /** All messages with this name, in order. */
  all<Name extends keyof WorkerMessages>(name: Name): readonly WorkerMessages[Name][] {
    return this.heard
      .filter((each) => each.name === name)
      .map(({ body }) => body as WorkerMessages[Name]);
  }

  count(name: keyof WorkerMessages): number {
    return this.all(name).length;
  }

  /** Shows a still picture, and waits until it is visible. */
  async showStill(image: FrameImage): Promise<void> {
    this.session += 1;
    const { session } = this;
    this.service.receive({
      name: 'show-still',
      body: { image: await bitmapOf(image), session },
    });
    await until(() => this.last('first-frame')?.session === session || this.count('failed') > 0);
  }

  async snapshot(options: Partial<SnapshotOptions> = {}): Promise<Blob> {
    const request = this.requests;
    this.requests += 1;
    this.service.receive({
      name: 'take-snapshot',
      body: { request, options: { source: 'composed', type: 'image/png', ...options } },
    });
    await until(
      () =>
        this.last('snapshot')?.request === request ||
        this.last('snapshot-failed')?.request === request,
    );
    const refusal = this.last('snapshot-failed');
    if (refusal?.request === request) throw new Error(refusal.cause);
    return this.last('snapshot')!.picture;
  }
}

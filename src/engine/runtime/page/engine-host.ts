/** One engine and its canvas in the page, from when it is first needed until it is ended. */

import type { MirrorOptions, TransportKind } from '#engine/runtime/mirror.ts';
import { DEFAULT_SMOOTHING } from '#engine/tracking/face-smoother.ts';
import { deferred, type Deferred } from '#engine/runtime/deferred.ts';
import { connectToPage, connectToWorker, type EngineConnection } from './engine-connection.ts';
import type {
  EngineSettings,
  KeptFiles,
  PageMessage,
  WorkerMessage,
} from '#engine/runtime/messages.ts';

export interface EngineHostListener {
  readonly onMessage: (message: WorkerMessage) => void;
  /** The engine is dead and will not answer again. */
  readonly onDeath: (cause: string) => void;
}

export class EngineHost {
  private readonly options: MirrorOptions;
  private readonly transport: TransportKind;
  private readonly listener: EngineHostListener;
  private engine: EngineConnection | null = null;
  private canvas: HTMLCanvasElement | null = null;
  private ready: Deferred<void> | null = null;
  private keptFiles: KeptFiles = {};

  constructor(options: MirrorOptions, transport: TransportKind, listener: EngineHostListener) {
    this.options = options;
    this.transport = transport;
    this.listener = listener;
  }

  get connection(): EngineConnection | null {
    return this.engine;
  }

  /** Starts an engine with a canvas of its own. Does nothing while one runs. */
  start(firstMessages: readonly PageMessage[]): void {
    if (this.engine !== null) return;
    const mine = {
      onMessage: (message: WorkerMessage) => {
        if (engine === this.engine) this.receive(message);
      },
      onDeath: (cause: string) => {
        if (engine === this.engine) this.listener.onDeath(cause);
      },
    };
    const engine = this.transport === 'page' ? connectToPage(mine) : connectToWorker(mine);
    this.engine = engine;
    engine.send({
      name: 'initialise',
      body: { settings: this.settings(), keptFiles: this.keptFiles },
    });
    this.putCanvas(engine);
    for (const message of firstMessages) engine.send(message);
  }

  /** Loads the tracker, once. Rejects with a MirrorFailure. */
  load(): Promise<void> {
    if (this.ready === null) {
      this.ready = deferred();
      // Whoever awaits the promise gets the failure; if nobody does, it must not be an unhandled rejection.
      this.ready.promise.catch(() => undefined);
      this.send({ name: 'load', body: {} });
    }
    return this.ready.promise;
  }

  send(message: PageMessage, transfer?: Transferable[]): void {
    this.engine?.send(message, transfer);
  }

  /**
   * Ends the engine at once. `keepPicture` leaves the last picture where it is until the next
   * engine puts its own canvas there, so that the mirror does not flash.
   */
  end(reason: unknown, keepPicture = false): void {
    this.engine?.end();
    this.engine = null;
    this.ready?.reject(reason);
    this.ready = null;
    if (keepPicture) return;
    this.canvas?.remove();
    this.canvas = null;
  }

  private settings(): EngineSettings {
    const { assets, renderer, smoothing, scene } = this.options;
    return {
      assets,
      renderer: renderer ?? null,
      smoothing: smoothing ?? DEFAULT_SMOOTHING,
      scene,
    };
  }

  private receive(message: WorkerMessage): void {
    if (message.name === 'files-loaded') {
      this.keptFiles = { ...this.keptFiles, ...message.body };
      return;
    }
    if (message.name === 'ready') this.ready?.resolve();
    if (message.name === 'failed') {
      this.ready?.reject(message.body);
      this.ready = null;
    }
    this.listener.onMessage(message);
  }

  /** A transferred canvas cannot be used twice, so every engine gets its own. */
  private putCanvas(engine: EngineConnection): void {
    const element = document.createElement('canvas');
    element.width = 1;
    element.height = 1;
    element.style.cssText = 'display:block;width:100%;height:100%;object-fit:cover';
    if (this.canvas === null) this.options.host.append(element);
    else this.canvas.replaceWith(element);
    this.canvas = element;
    const { canvas, transfer } = engine.canvasFor(element);
    engine.send({ name: 'canvas', body: { canvas } }, transfer);
  }
}

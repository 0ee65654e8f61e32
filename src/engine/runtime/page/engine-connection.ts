/** The page's end of the boundary: to a worker, or to the same service on the page itself. */

import type { RendererCanvas } from '#engine/render/plan/renderer.ts';
import { watchWorkerLock } from '#engine/runtime/worker-lock.ts';
import type { PageMessage, WorkerMessage } from '#engine/runtime/messages.ts';

export interface EngineConnection {
  readonly send: (message: PageMessage, transfer?: Transferable[]) => void;
  /** What the canvas in the page's tree becomes on the other side. */
  readonly canvasFor: (element: HTMLCanvasElement) => {
    canvas: RendererCanvas;
    transfer: Transferable[];
  };
  /** Ends the other side at once. */
  readonly end: () => void;
}

export interface ConnectionListener {
  readonly onMessage: (message: WorkerMessage) => void;
  /** The other side is dead and will not answer again. */
  readonly onDeath: (cause: string) => void;
}

/** Starts the engine in a worker of its own. */
export function connectToWorker(listener: ConnectionListener): EngineConnection {
  const name = `mirror-${Date.now()}-${Math.random()}`;
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
    type: 'module',
    name,
  });
  let endWatch = (): void => undefined;
  worker.addEventListener('message', (event: MessageEvent<WorkerMessage>) => {
    if (event.data.name === 'lock-held') {
      endWatch = watchWorkerLock(name, () => listener.onDeath('the worker has ended'));
    }
    listener.onMessage(event.data);
  });
  worker.addEventListener('error', (event) => {
    listener.onDeath(event.message || 'the worker could not be loaded');
  });
  return {
    send: (message, transfer = []) => worker.postMessage(message, transfer),
    canvasFor: (element) => {
      const canvas = element.transferControlToOffscreen();
      return { canvas, transfer: [canvas] };
    },
    end: () => {
      endWatch();
      worker.terminate();
    },
  };
}

/** Runs the engine on the page's own thread. Its code is loaded only then. */
export function connectToPage(listener: ConnectionListener): EngineConnection {
  const service = import('#engine/runtime/service/engine-service.ts').then(
    ({ EngineService }) => new EngineService(listener.onMessage),
  );
  service.catch((error: unknown) => listener.onDeath(String(error)));
  let ended = false;
  return {
    send: (message) => {
      void service.then((engine) => {
        if (!ended) engine.receive(message);
      });
    },
    canvasFor: (element) => ({ canvas: element, transfer: [] }),
    end: () => {
      ended = true;
      void service.then((engine) => engine.dispose());
    },
  };
}

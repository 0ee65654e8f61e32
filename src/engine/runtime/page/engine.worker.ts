import { EngineService } from '#engine/runtime/service/engine-service.ts';
import { holdWorkerLock } from '#engine/runtime/worker-lock.ts';
import type { PageMessage } from '#engine/runtime/messages.ts';

const service = new EngineService((message, transfer) => {
  self.postMessage(message, { transfer: transfer ?? [] });
});

holdWorkerLock(self.name, () => self.postMessage({ name: 'lock-held', body: {} }));

self.addEventListener('message', (event: MessageEvent<PageMessage>) => {
  service.receive(event.data);
});

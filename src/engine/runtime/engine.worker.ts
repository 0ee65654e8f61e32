import { EngineService } from './engine-service.ts';
import { holdWorkerLock } from './worker-lock.ts';
import type { PageMessage } from './messages.ts';

const service = new EngineService((message, transfer) => {
  self.postMessage(message, { transfer: transfer ?? [] });
});

holdWorkerLock(self.name, () => self.postMessage({ name: 'lock-held', body: {} }));

self.addEventListener('message', (event: MessageEvent<PageMessage>) => {
  service.receive(event.data);
});

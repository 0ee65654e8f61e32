import { EngineService } from './engine-service.ts';
import type { PageMessage } from './messages.ts';

const service = new EngineService((message, transfer) => {
  self.postMessage(message, { transfer: transfer ?? [] });
});

self.addEventListener('message', (event: MessageEvent<PageMessage>) => {
  service.receive(event.data);
});

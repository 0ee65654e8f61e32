import { EngineService } from './engine-service.ts';
import { holdLifeLine } from './life-line.ts';
import type { PageMessage } from './messages.ts';

const service = new EngineService((message, transfer) => {
  self.postMessage(message, { transfer: transfer ?? [] });
});

holdLifeLine(self.name, () => self.postMessage({ name: 'life-line-held', body: {} }));

self.addEventListener('message', (event: MessageEvent<PageMessage>) => {
  service.receive(event.data);
});

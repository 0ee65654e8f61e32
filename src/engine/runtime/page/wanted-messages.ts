import type { EventHub } from './event-hub.ts';
import type { PageMessage } from '#engine/runtime/messages.ts';
import type { MirrorEvents } from '#engine/runtime/mirror.ts';

/** Messages that tell the engine what anyone on the page listens to: it looks for and sends nothing else. */
export function wantedMessages(events: EventHub<MirrorEvents>): readonly PageMessage[] {
  const hands = events.hasListener('hands') || events.hasListener('gesture');
  return [
    { name: 'send-landmarks', body: { wanted: events.hasListener('landmarks') } },
    { name: 'follow-hands', body: { wanted: hands } },
    { name: 'tell-hair', body: { wanted: events.hasListener('hair') } },
    ...(events.hasListener('picture')
      ? [{ name: 'want-picture', body: { isFirst: true } } as const]
      : []),
  ];
}

import { get } from 'node:http';
import { followLiveStream } from '#contracts/live-streams.ts';

export interface LiveListener {
  /** All that was heard so far. */
  readonly heard: () => string;
}

/** Listens to a room on a connection of its own, which goes to the next process of a server. */
export function listenTo(origin: string, id: string): LiveListener {
  let heard = '';
  get(
    new URL(followLiveStream.path.replace(':id', id), origin),
    { agent: false, headers: { accept: 'text/event-stream' } },
    (incoming) => {
      incoming.setEncoding('utf8');
      incoming.on('data', (part) => {
        heard += String(part);
      });
      // A server that is stopped closes connections that merely listen.
      incoming.on('error', () => undefined);
    },
  ).on('error', () => undefined);
  return { heard: () => heard };
}

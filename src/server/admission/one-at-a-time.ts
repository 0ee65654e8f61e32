import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests that may wait on one connection for the answers before theirs (pipelining, RFC 9112,
 * section 9.3.2). No browser and no proxy sends any; each that waits takes memory.
 */
export const MOST_WAITING = 32;

type Handle<Response> = (request: IncomingMessage, response: Response) => void;

/**
 * Has the requests of one connection handled one after the other, each once its answer can be sent. Node
 * hands all of them on at once, and when the connection closes it tells only the response whose turn it
 * is: whatever the others held would be held for ever. A connection with too many waiting requests is
 * closed.
 */
export function oneAtATime<Response extends ServerResponse>(
  handle: Handle<Response>,
): Handle<Response> {
  const waiting = new WeakMap<Socket, number>();

  function wait(socket: Socket, change: 1 | -1): number {
    const count = (waiting.get(socket) ?? 0) + change;
    waiting.set(socket, count);
    return count;
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    // A response without a socket is not the next one to be sent.
    if (response.socket !== null) {
      handle(request, response);
      return;
    }
    if (wait(socket, 1) > MOST_WAITING) {
      socket.destroy();
      return;
    }
    response.once('socket', () => {
      wait(socket, -1);
      // Node has not finished handing the socket over yet.
      process.nextTick(() => {
        if (!socket.destroyed) handle(request, response);
      });
    });
  };
}

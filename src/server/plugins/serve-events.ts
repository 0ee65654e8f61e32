import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod/mini';
import type { Contract } from '#contracts/contract.ts';
import { type Call, callOf, serveRaw } from './serve-contract.ts';

/** A listener with more unread characters than this is disconnected; it will reconnect. */
const MOST_UNREAD = 262_144;

/** What a handler tells its listener. */
export interface Events<Piece, Reply> {
  readonly tell: (piece: Piece) => void;
  /**
   * Sends the reply, which says how it ended, and closes. Without a reply the connection just closes, and
   * a page reconnects.
   */
  readonly end: (reply?: Reply) => void;
}

/** Text that was made for one listener is reused for the others: thousands are told the same thing. */
const written = new WeakMap<object, string>();

function eventOf(name: 'piece' | 'reply', data: object): string {
  const known = written.get(data);
  if (known !== undefined) return known;
  const text = `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  written.set(data, text);
  return text;
}

/**
 * Registers the route of a contract that tells what happens for as long as a page listens, by
 * `text/event-stream`: events named `piece`, then one named `reply`. A caller that does not read events
 * gets only the reply of `now`.
 *
 * @param begin checks that the caller may listen, and rejects like any handler where they may not
 */
export function serveEvents<
  C extends Contract & { readonly access: 'anyone' },
  Piece extends object,
  Reply extends object,
>(
  app: FastifyInstance,
  contract: C & { readonly piece: z.ZodMiniType<Piece>; readonly reply: z.ZodMiniType<Reply> },
  begin: (call: Call<NoInfer<C>>) => Promise<{
    readonly now: Reply;
    /** Returns a function to be called once nobody listens any more. */
    readonly follow: (events: Events<Piece, Reply>) => () => void;
  }>,
): void {
  serveRaw(app, contract, async ({ request, reply }) => {
    const { now, follow } = await begin(await callOf(app, contract, request, reply));
    if (!(request.headers.accept ?? '').includes('text/event-stream')) {
      return contract.reply.parse(now);
    }
    const stream = new Readable({ read: () => undefined });
    const leave = follow({
      tell(piece) {
        if (stream.destroyed || stream.readableEnded) return;
        if (stream.readableLength > MOST_UNREAD) stream.destroy();
        else stream.push(eventOf('piece', piece));
      },
      end(last) {
        if (stream.destroyed) return;
        if (last !== undefined) stream.push(eventOf('reply', contract.reply.parse(last)));
        stream.push(null);
      },
    });
    stream.once('close', leave);
    reply.raw.once('close', () => stream.destroy());
    return (
      reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        // A proxy that buffers responses would hold the events back.
        .header('x-accel-buffering', 'no')
        .send(stream)
    );
  });
}

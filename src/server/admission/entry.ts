import type { IncomingMessage, ServerResponse } from 'node:http';

export interface EntryOptions {
  /** How many calls may wait to begin. */
  readonly mostWaiting: number;
  /** The next one begins after this many milliseconds, however slowly the body of the one before comes in. */
  readonly longestMs: number;
  /** How long other calls have the process to themselves after each, in milliseconds. */
  readonly restMs: number;
}

/** Begins a call when its turn comes. Returns false, and does nothing, if too many are waiting already. */
export type Entry = (
  request: IncomingMessage,
  response: ServerResponse,
  begin: () => void,
) => boolean;

/**
 * Lets calls begin one after the other: each asks the database who calls and what they may use, and then
 * has a large body parsed. If fifty did so at once, everything else would have to wait until the last had
 * come in. A call that is refused before its body is read costs little, and makes no other wait.
 */
export function createEntry({ mostWaiting, longestMs, restMs }: EntryOptions): Entry {
  const waiting = new Set<() => void>();
  let isTaken = false;

  function next(): void {
    const [begin] = waiting;
    isTaken = begin !== undefined;
    if (begin === undefined) return;
    waiting.delete(begin);
    begin();
  }

  return (request, response, begin) => {
    if (waiting.size >= mostWaiting) return false;
    const turn = (): void => {
      let isOver = false;
      const end = (rest: (work: () => void) => unknown): void => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        rest(next);
      };
      const timer = setTimeout(() => end(setImmediate), longestMs);
      request.once('end', () => end((work) => setTimeout(work, restMs)));
      response.once('close', () => end(setImmediate));
      begin();
    };
    response.once('close', () => waiting.delete(turn));
    waiting.add(turn);
    if (!isTaken) next();
    return true;
  };
}

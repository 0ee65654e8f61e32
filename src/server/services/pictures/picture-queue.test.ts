import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { PictureQueue, PictureThreadError } from './picture-queue.ts';
import type { PictureTask } from './picture-task.ts';

/** A thread that does as the first byte of a picture says, and answers with the second. */
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ picture: [order, number] }) => {
    if (order === 1) process.exit(1);
    if (order === 2) throw new RangeError('lightness 63.2');
    if (order === 3) return;
    if (order === 4) for (;;) ;
    if (order === 5) {
      const end = Date.now() + 200;
      while (Date.now() < end) ;
    }
    parentPort.postMessage({ refused: 'number ' + number });
  });
`;
const [ANSWER, EXIT, THROW, KEEP_SILENT, RUN_FOR_EVER, ANSWER_LATER] = [0, 1, 2, 3, 4, 5];

let queue: PictureQueue | undefined;
afterEach(() => queue?.stop());

function startQueue({ mostWaiting = 10, waitMs = 10_000, limitMs = 10_000 } = {}) {
  const threads: Worker[] = [];
  queue = new PictureQueue({
    start() {
      const thread = new Worker(THREAD, { eval: true });
      threads.push(thread);
      return thread;
    },
    mostWaiting,
    waitMs,
    limitMs,
  });
  return { queue, threads };
}

/** The answer to the picture of this number. */
function said(number: number) {
  return { refused: `number ${number}` };
}

function task(order = ANSWER, number = 0): PictureTask {
  return { what: 'face', picture: Uint8Array.from([order ?? 0, number]) };
}

async function failureOf(asked: Promise<unknown>): Promise<ApiFailure> {
  const failure: unknown = await asked.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiFailure)) throw new Error('It was answered.');
  return failure;
}

describe('the queue of pictures', () => {
  it('starts its thread with the first picture, and keeps it', async () => {
    const { queue: asked, threads } = startQueue();
    expect(threads).toHaveLength(0);
    expect(await asked.ask(task(ANSWER, 7))).toEqual(said(7));
    expect(await asked.ask(task(ANSWER, 8))).toEqual(said(8));
    expect(threads).toHaveLength(1);
  });

  it('answers each with its own result, in the order in which they came', async () => {
    const { queue: asked } = startQueue();
    const order: unknown[] = [];
    await Promise.all(
      [1, 2, 3].map(async (number) => order.push(await asked.ask(task(ANSWER, number)))),
    );
    expect(order).toEqual([said(1), said(2), said(3)]);
  });

  it('hands the bytes over, so that nothing of a picture under way stays behind', async () => {
    const { queue: asked } = startQueue();
    const sent = task(ANSWER);
    const answered = asked.ask(sent);
    expect(sent.picture.byteLength).toBe(0);
    await answered;
  });

  it('refuses those beyond its limit, says when to try again, and takes others after that', async () => {
    const { queue: asked } = startQueue({ mostWaiting: 2 });
    const kept = [1, 2, 3].map(async (number) => asked.ask(task(ANSWER, number)));
    const { code, retryAfter } = await failureOf(asked.ask(task()));
    expect(code).toBe('overloaded');
    expect(retryAfter).toBeGreaterThan(0);
    await Promise.all(kept);
    expect(await asked.ask(task(ANSWER, 9))).toEqual(said(9));
  });

  it.each([
    ['ends', EXIT],
    ['fails', THROW],
    ['keeps silent for too long', KEEP_SILENT],
    ['never comes to an end', RUN_FOR_EVER],
  ])(
    'starts another thread when one %s: its call fails, those that wait go on',
    async (_, order) => {
      // Another thread has to start within this limit, even on a busy machine.
      const { queue: asked, threads } = startQueue({ limitMs: 2000 });
      const lost = failureOf(asked.ask(task(order)));
      const waiting = asked.ask(task(ANSWER, 5));
      const { code, retryAfter, cause } = await lost;
      expect(code).toBe('not_analyzed');
      expect(retryAfter).toBeGreaterThan(0);
      expect(cause).toBeInstanceOf(PictureThreadError);
      expect(String(cause)).not.toContain('63.2');
      expect(await waiting).toEqual(said(5));
      expect(threads).toHaveLength(2);
    },
  );

  it('lets no picture wait for too long', async () => {
    const { queue: asked } = startQueue({ waitMs: 50 });
    const under = asked.ask(task(ANSWER_LATER, 1));
    const { code, retryAfter } = await failureOf(asked.ask(task()));
    expect(code).toBe('overloaded');
    expect(retryAfter).toBeGreaterThan(0);
    expect(await under).toEqual(said(1));
  });

  it('takes out a picture that waits when nobody waits for it any more', async () => {
    const { queue: asked } = startQueue({ mostWaiting: 1 });
    const under = asked.ask(task(ANSWER_LATER, 1));
    const leaving = new AbortController();
    const left = failureOf(asked.ask(task(ANSWER, 2), leaving.signal));
    leaving.abort();
    expect((await left).code).toBe('not_analyzed');
    const next = asked.ask(task(ANSWER, 3));
    expect(await Promise.all([under, next])).toEqual([said(1), said(3)]);
  });

  it('finishes the picture under way when it stops, refuses the others and ends its thread', async () => {
    const { queue: asked, threads } = startQueue();
    const under = asked.ask(task(ANSWER_LATER, 1));
    const waiting = failureOf(asked.ask(task(ANSWER, 2)));
    const ended = once(threads[0]!, 'exit');
    await asked.stop();
    expect(await under).toEqual(said(1));
    expect((await waiting).code).toBe('not_analyzed');
    expect((await failureOf(asked.ask(task()))).code).toBe('not_analyzed');
    await ended;
  });
});

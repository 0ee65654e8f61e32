import { describe, expect, it } from 'vitest';
import { deferred, untilAborted } from './deferred.ts';

describe('a deferred promise', () => {
  it('is settled from outside', async () => {
    const kept = deferred<number>();
    const broken = deferred<number>();
    kept.resolve(7);
    broken.reject(new Error('broken'));
    await expect(kept.promise).resolves.toBe(7);
    await expect(broken.promise).rejects.toThrow('broken');
  });
});

describe('waiting until aborted', () => {
  it('gives the outcome when it is not aborted', async () => {
    const { signal } = new AbortController();
    await expect(untilAborted(Promise.resolve(7), signal)).resolves.toBe(7);
    await expect(untilAborted(Promise.reject(new Error('broken')), signal)).rejects.toThrow(
      'broken',
    );
    await expect(untilAborted(Promise.resolve(7))).resolves.toBe(7);
  });

  it('rejects with the reason when it is aborted meanwhile', async () => {
    const abort = new AbortController();
    const waiting = untilAborted(deferred<number>().promise, abort.signal);
    abort.abort(new Error('closed'));
    await expect(waiting).rejects.toThrow('closed');
  });

  it('rejects at once when it was aborted before', async () => {
    const waiting = untilAborted(Promise.resolve(7), AbortSignal.abort(new Error('closed')));
    await expect(waiting).rejects.toThrow('closed');
  });
});

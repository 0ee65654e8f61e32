import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEntry } from './entry.ts';

const LONGEST_MS = 100;
const REST_MS = 20;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Calls that note when they begin, by their number. */
function someCalls(count: number, mostWaiting = 10) {
  const enter = createEntry({ mostWaiting, longestMs: LONGEST_MS, restMs: REST_MS });
  const begun: number[] = [];
  const calls = Array.from({ length: count }, (_, number) => {
    const request = new IncomingMessage(new Socket());
    const response = new ServerResponse(request);
    const isIn = enter(request, response, () => begun.push(number));
    return {
      isIn,
      read: () => request.emit('end'),
      close: () => response.emit('close'),
    };
  });
  return { begun, calls };
}

describe('calls that begin one after the other', () => {
  it('begin with the first at once, and go on when its body is there and others have had their time', () => {
    const { begun, calls } = someCalls(3);
    expect(begun).toEqual([0]);
    calls[0]?.read();
    vi.advanceTimersByTime(REST_MS - 1);
    expect(begun).toEqual([0]);
    vi.advanceTimersByTime(1);
    expect(begun).toEqual([0, 1]);
  });

  it('wait no longer than the limit for a body that comes slowly', () => {
    const { begun } = someCalls(2);
    vi.advanceTimersByTime(LONGEST_MS - 1);
    expect(begun).toEqual([0]);
    vi.advanceTimersByTime(2);
    expect(begun).toEqual([0, 1]);
  });

  it('make nobody wait if they are refused before their body was read', () => {
    const { begun, calls } = someCalls(3);
    calls[0]?.close();
    vi.advanceTimersByTime(0);
    calls[1]?.close();
    vi.advanceTimersByTime(0);
    expect(begun).toEqual([0, 1, 2]);
  });

  it('never begin once their caller has gone', () => {
    const { begun, calls } = someCalls(3);
    calls[1]?.close();
    calls[0]?.read();
    vi.advanceTimersByTime(REST_MS);
    expect(begun).toEqual([0, 2]);
  });

  it('end only once, so that two never begin together', () => {
    const { begun, calls } = someCalls(4);
    calls[0]?.read();
    calls[0]?.close();
    vi.advanceTimersByTime(REST_MS);
    expect(begun).toEqual([0, 1]);
  });

  it('are not let in when too many are waiting', () => {
    const { begun, calls } = someCalls(4, 2);
    expect(calls.map(({ isIn }) => isIn)).toEqual([true, true, true, false]);
    expect(begun).toEqual([0]);
  });

  it('begin at once again when none is left', () => {
    const enter = createEntry({ mostWaiting: 1, longestMs: LONGEST_MS, restMs: REST_MS });
    const begin = vi.fn<() => void>();
    for (let times = 1; times <= 3; times += 1) {
      const request = new IncomingMessage(new Socket());
      enter(request, new ServerResponse(request), begin);
      expect(begin).toHaveBeenCalledTimes(times);
      request.emit('end');
      vi.advanceTimersByTime(REST_MS);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { endFrames } from './frame-stream.ts';

class Frame {
  closed = false;
  close(): void {
    this.closed = true;
  }
}

/** A stream that a test fills and closes; its frames wait until they are read. */
function frameStream() {
  const frames: Frame[] = [];
  const { readable, writable } = new TransformStream<Frame, Frame>(
    {},
    { highWaterMark: 8 },
    { highWaterMark: 8 },
  );
  const writer = writable.getWriter();
  let cancelled = false;
  writer.closed.catch(() => {
    cancelled = true;
  });
  return {
    reader: readable.getReader(),
    add: async (count: number) => {
      const added = Array.from({ length: count }, () => new Frame());
      frames.push(...added);
      await Promise.all(added.map((frame) => writer.write(frame)));
    },
    close: () => writer.close(),
    closedFrames: () => frames.map(({ closed }) => closed),
    isCancelled: () => cancelled,
  };
}

/** Far beyond what a test takes. */
const LONG_MS = 20_000;

describe('a stream of frames that is ended', () => {
  it.each([0, 1, 5])('closes the %i frames that wait in it', async (waiting) => {
    const stream = frameStream();
    await stream.add(waiting);
    await stream.close();
    await endFrames(stream.reader, LONG_MS);
    expect(stream.closedFrames()).toEqual(Array.from({ length: waiting }, () => true));
    expect(stream.isCancelled()).toBe(false);
  });

  it('closes frames that arrive afterwards, too', async () => {
    const stream = frameStream();
    await stream.add(1);
    const ended = endFrames(stream.reader, LONG_MS);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    await stream.add(2);
    await stream.close();
    await ended;
    expect(stream.closedFrames()).toEqual([true, true, true]);
    expect(stream.isCancelled()).toBe(false);
  });

  it('is cancelled when it does not close', async () => {
    const stream = frameStream();
    await stream.add(2);
    await endFrames(stream.reader, 10);
    expect(stream.closedFrames()).toEqual([true, true]);
    await expect.poll(stream.isCancelled).toBe(true);
  });

  it('ends a read that waits for the next frame', async () => {
    const { reader } = frameStream();
    const next = reader.read();
    await endFrames(reader, 10);
    expect(await next).toEqual({ done: true, value: undefined });
  });

  it('ends without an error when it has closed before', async () => {
    const stream = frameStream();
    await stream.close();
    await endFrames(stream.reader, LONG_MS);
    await expect(endFrames(stream.reader, LONG_MS)).resolves.toBeUndefined();
  });

  it('ends without an error when it has failed', async () => {
    const reader = new ReadableStream<Frame>({
      start: (controller) => controller.error(new Error('the camera is gone')),
    }).getReader();
    await expect(endFrames(reader, LONG_MS)).resolves.toBeUndefined();
  });
});

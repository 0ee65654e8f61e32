import { describe, expect, it } from 'vitest';
import { endFrames } from './frame-stream.ts';

class Frame {
  closed = false;
  close(): void {
    this.closed = true;
  }
}

/** A stream in which so many frames wait. */
function streamOf(waiting: number) {
  const frames = Array.from({ length: waiting }, () => new Frame());
  let cancelled = false;
  const stream = new ReadableStream<Frame>(
    {
      start(controller) {
        for (const frame of frames) controller.enqueue(frame);
      },
      cancel() {
        cancelled = true;
      },
    },
    { highWaterMark: 2 },
  );
  return { frames, reader: stream.getReader(), isCancelled: () => cancelled };
}

describe('a stream of frames that is ended', () => {
  it.each([0, 1, 2])('is cancelled, with the %i frames closed that wait in it', async (waiting) => {
    const { frames, reader, isCancelled } = streamOf(waiting);
    await endFrames(reader);
    expect(frames.map(({ closed }) => closed)).toEqual(frames.map(() => true));
    expect(isCancelled()).toBe(true);
  });

  it('lets go of one who waits for the next frame', async () => {
    const { reader } = streamOf(0);
    const next = reader.read();
    await endFrames(reader);
    expect(await next).toEqual({ done: true, value: undefined });
  });

  it('may have ended already', async () => {
    const { reader } = streamOf(1);
    await endFrames(reader);
    await expect(endFrames(reader)).resolves.toBeUndefined();
  });
});

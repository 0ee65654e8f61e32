/**
 * Notes when each numbered frame of the camera arrives: in a worker, so that a busy page cannot delay it.
 */

import { readNumber, STRIP } from '#bench/mirror/frame-number.ts';
import type { Arrival } from './camera-clock.ts';

let arrivals: Arrival[] = [];

async function watch(frames: ReadableStream<VideoFrame>): Promise<void> {
  const reader = frames.getReader();
  const plane = new Uint8Array(STRIP.width * STRIP.height * 2);
  for (;;) {
    const { value: frame, done } = await reader.read();
    if (done) return;
    const at = performance.timeOrigin + performance.now();
    const taken = frame.timestamp / 1000;
    // The first plane is luma in every format that Chromium's camera delivers (I420, NV12).
    const [luma] = await frame.copyTo(plane, {
      rect: { x: 0, y: 0, width: STRIP.width, height: STRIP.height },
    });
    frame.close();
    if (luma === undefined) continue;
    const number = readNumber((x, y) => plane[luma.offset + y * luma.stride + x] ?? 0);
    arrivals.push({ number, taken, at });
  }
}

addEventListener('message', ({ data }: MessageEvent<ReadableStream<VideoFrame> | null>) => {
  if (data !== null) {
    void watch(data);
    return;
  }
  postMessage(arrivals);
  arrivals = [];
});

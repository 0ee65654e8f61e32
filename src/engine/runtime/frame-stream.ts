/**
 * A stream that has not closed by then will not close: it was in transfer when its track was stopped. The time
 * is long because a worker that loads its models handles no messages for seconds, and afterwards an expired
 * timer would run before the frames that arrived meanwhile. A waiting stream costs nothing.
 */
const TIMEOUT_MS = 30_000;

/**
 * Ends a stream of frames whose track was stopped: takes out what waits in it until it closes by
 * itself. Cancelling a stream would drop the frames in it without closing them, those in transfer from the
 * page included, and a frame that is not closed holds the camera up until the garbage is collected.
 */
export async function endFrames(
  reader: ReadableStreamDefaultReader<Pick<VideoFrame, 'close'>>,
  timeout = TIMEOUT_MS,
): Promise<void> {
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  const timer = setTimeout(cancel, timeout);
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      value.close();
    }
  } catch {
    // A stream that failed has closed its frames.
  } finally {
    clearTimeout(timer);
  }
}

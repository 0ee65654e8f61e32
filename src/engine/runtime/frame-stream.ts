/**
 * A stream that has not closed by then never will: it was on its way here when its track was stopped. Long,
 * since a worker that loads its models is deaf for seconds, and a timer that ran out meanwhile would come before
 * the frames that arrived meanwhile. Such a stream costs nothing while it waits.
 */
const PATIENCE_MS = 30_000;

/**
 * Ends a stream of frames whose track was stopped: takes out what waits in it until it closes by
 * itself. A stream that is cancelled forgets the frames in it, those on their way from the page
 * included, and a frame that is forgotten keeps the camera waiting until the garbage is collected.
 */
export async function endFrames(
  reader: ReadableStreamDefaultReader<Pick<VideoFrame, 'close'>>,
  patience = PATIENCE_MS,
): Promise<void> {
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  const timer = setTimeout(cancel, patience);
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      value.close();
    }
  } catch {
    // A stream that failed has let go of its frames.
  } finally {
    clearTimeout(timer);
  }
}

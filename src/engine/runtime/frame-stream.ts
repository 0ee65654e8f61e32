/** At most this many frames wait in a stream: one at each of its ends. */
const MOST_WAITING = 2;

/**
 * Ends a stream of frames. A stream that is cancelled forgets what waits in it, and a frame that is
 * forgotten keeps the camera waiting until the garbage is collected: so they are taken out and closed.
 */
export async function endFrames(
  reader: ReadableStreamDefaultReader<Pick<VideoFrame, 'close'>>,
): Promise<void> {
  const waiting = Array.from({ length: MOST_WAITING }, async () => {
    const { value } = await reader.read();
    value?.close();
  });
  await Promise.allSettled([...waiting, reader.cancel()]);
}

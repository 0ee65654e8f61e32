/** Milliseconds between two looks at a fence. A browser tells only between tasks whether one was passed. */
const LOOK_AGAIN = 1;

/**
 * Resolves once the graphics processor has done what it was told so far, or when the context is lost. It is asked now and then:
 * to wait for it, as `finish` and `readPixels` do, would leave it without work until the next frame has been
 * tracked, and the tracker without a processor meanwhile.
 */
export async function commandsDone(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (fence === null) return;
  gl.flush();
  while (gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.UNSIGNALED) {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_AGAIN);
    });
  }
  gl.deleteSync(fence);
}

/**
 * Milliseconds until a fence is looked at again: at first, at most, and how they grow. A browser tells only between tasks whether
 * one was passed, and each look takes time itself.
 */
const LOOK_AGAIN = { first: 1, most: 8, growth: 1.5 } as const;

/**
 * Resolves once the graphics processor has done what it was told so far, or when the context is lost. It is asked now and then:
 * to wait for it, as `finish` and `readPixels` do, would leave it without work until the next frame has been
 * tracked, and the tracker without a processor meanwhile.
 */
export async function commandsDone(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (fence === null) return;
  gl.flush();
  let pause: number = LOOK_AGAIN.first;
  while (gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.UNSIGNALED) {
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
    pause = Math.min(LOOK_AGAIN.most, pause * LOOK_AGAIN.growth);
  }
  gl.deleteSync(fence);
}

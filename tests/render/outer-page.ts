/** What the page around these tests keeps for all their files, each of which has a page of its own in it. */

import runtimeWasm from '#generated/tracker/litert.wasm?url';
import { renderSyntheticFace } from '#tests/fixtures/synthetic-face/render.ts';

declare global {
  interface Window {
    renderSyntheticFace?: typeof renderSyntheticFace;
  }
}

/** Here, since preparing its first face takes two seconds. */
globalThis.window.renderSyntheticFace = renderSyntheticFace;

/**
 * As long as a browser has a program in use, it takes the same bytes in another page or worker for that program, with what
 * it has optimized meanwhile. Each file would otherwise compile nine megabytes of its own.
 */
export const keptRuntime = await WebAssembly.compileStreaming(fetch(runtimeWasm));

/**
 * Sizes of the trackers' files in bytes, unpacked. A response's own `Content-Length` counts the compressed
 * bytes, so that progress needs these; the build of the files checks them.
 */
export const RUNTIME_WASM_BYTES = 9_334_181;
export const MODELS_BYTES = 2_728_080;
export const HAND_MODELS_BYTES = 4_056_944;
export const PERSON_MODELS_BYTES = 250_240;

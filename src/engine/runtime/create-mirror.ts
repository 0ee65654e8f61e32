import type { Mirror, MirrorOptions } from './mirror.ts';
import { LiveMirror } from './live-mirror.ts';

/** Makes a mirror inside `options.host`. Nothing is loaded and no worker runs until it is needed. */
export function createMirror(options: MirrorOptions): Mirror {
  return new LiveMirror(options);
}

import { PLATFORMS, type PlatformId, type PostSize } from '#domain/social/platform.ts';
import type { ShareDraft } from './draft.ts';

/** The size that a platform's picture has: the chosen one, else its first. */
export function sizeFor(platform: PlatformId, sizes: ShareDraft['sizes']): PostSize {
  const all = PLATFORMS[platform].sizes;
  return all[sizes[platform] ?? 0] ?? all[0];
}

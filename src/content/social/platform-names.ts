/** What the platforms are called. */

import type { PlatformId } from '#domain/social/platform.ts';

export const PLATFORM_NAMES: Readonly<Record<PlatformId, string>> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  x: 'X',
  facebook: 'Facebook',
};

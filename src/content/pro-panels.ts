/** What is for Pro alone, and by which feature: the specification's. */

import { PRO_FEATURES, type ProFeature } from '#domain/access/features.ts';
import type { InfoId } from './info/info.ts';
import type { PanelId } from './rooms.ts';

/** The feature that opens a panel; null where it is free. */
export function featureOfPanel(id: PanelId): ProFeature | null {
  if (id === 'artist-chat') return 'pro-artists-chat';
  if (id === 'social-media-hub') return 'social-hub';
  return PRO_FEATURES.find((feature) => feature === id) ?? null;
}

export function isProPanel(id: PanelId): boolean {
  return featureOfPanel(id) !== null;
}

/** The feature that an info dialog tells of; null where that is free. */
export function featureOfInfo(id: InfoId): ProFeature | null {
  if (id === 'pro-artists' || id === 'celebrity-looks') return 'pro-artists-chat';
  return PRO_FEATURES.find((feature) => feature === id) ?? null;
}

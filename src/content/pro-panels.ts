/** The panels that are for Pro alone: the specification's. */

import type { PanelId } from './rooms.ts';

const PRO_PANELS: readonly PanelId[] = [
  'transformation-effects',
  'ai-recommendations',
  'voice-assistant',
  'skin-analysis',
  'health-wellness',
  'artist-chat',
  'social-hub',
  'live-streaming',
  'professional-mode',
  'brush-analyzer',
  'ar-technology',
  'cutting-edge',
];

export function isProPanel(id: PanelId): boolean {
  return PRO_PANELS.includes(id);
}

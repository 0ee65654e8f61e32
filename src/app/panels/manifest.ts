/** Every panel of the studio, once: the only file that knows where a panel's code is. */

import type { ComponentType } from 'react';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { PANEL_WORDS } from '#content/panel-words.ts';
import { featureOfPanel } from '#content/pro-panels.ts';
import { PANEL_IDS, PANEL_ROOMS, type PanelId, type RoomId } from '#content/rooms.ts';
import type { ProFeature } from '#domain/access/features.ts';

export interface PanelRow {
  readonly id: PanelId;
  readonly title: string;
  readonly room: RoomId;
  /**
   * The feature that is needed to use it; without it, people see the gate. Null where it is open to
   * everybody.
   */
  readonly feature: ProFeature | null;
  /** Whether it works on the picture in the mirror. */
  readonly needsCamera: boolean;
  readonly load: () => Promise<ComponentType<PanelProps>>;
}

interface Panel {
  /** False when left out. */
  readonly needsCamera?: boolean;
  readonly load: () => Promise<ComponentType<PanelProps>>;
}

const PANELS: Readonly<Record<PanelId, Panel>> = {
  makeup: { load: () => import('./makeup/makeup-panel.tsx').then((code) => code.MakeupPanel) },
  'seasonal-looks': {
    load: () =>
      import('./seasonal-looks/seasonal-looks-panel.tsx').then((code) => code.SeasonalLooksPanel),
  },
  'share-look': {
    load: () => import('./share-look/share-look-panel.tsx').then((code) => code.ShareLookPanel),
  },
  'colour-wheel': {
    needsCamera: true,
    load: () => import('#app/look/colour-wheel/colour-wheel.tsx').then((code) => code.ColourWheel),
  },
  'transformation-effects': {
    load: () =>
      import('./transformation-effects/transformation-effects-panel.tsx').then(
        (code) => code.TransformationEffectsPanel,
      ),
  },
  'ai-recommendations': {
    needsCamera: true,
    load: () =>
      import('./ai-recommendations/ai-recommendations-panel.tsx').then(
        (code) => code.AiRecommendationsPanel,
      ),
  },
  'voice-assistant': {
    load: () =>
      import('./voice-assistant/voice-assistant-panel.tsx').then(
        (code) => code.VoiceAssistantPanel,
      ),
  },
  community: {
    load: () => import('./community/community-panel.tsx').then((code) => code.CommunityPanel),
  },
  shopping: {
    load: () => import('./shopping/shopping-panel.tsx').then((code) => code.ShoppingPanel),
  },
  'skin-analysis': {
    needsCamera: true,
    load: () =>
      import('./skin-analysis/skin-analysis-panel.tsx').then((code) => code.SkinAnalysisPanel),
  },
  'live-streaming': {
    load: () =>
      import('./live-streaming/live-streaming-panel.tsx').then((code) => code.LiveStreamingPanel),
  },
  'social-media-hub': {
    load: () =>
      import('./social-media-hub/social-media-hub-panel.tsx').then(
        (code) => code.SocialMediaHubPanel,
      ),
  },
  'brush-analyzer': {
    load: () =>
      import('./brush-analyzer/brush-analyzer-panel.tsx').then((code) => code.BrushAnalyzerPanel),
  },
  'artist-chat': {
    load: () => import('./artist-chat/artist-chat-panel.tsx').then((code) => code.ArtistChatPanel),
  },
  'professional-mode': {
    load: () =>
      import('./professional-mode/professional-mode-panel.tsx').then(
        (code) => code.ProfessionalModePanel,
      ),
  },
  'ar-technology': {
    load: () =>
      import('./ar-technology/ar-technology-panel.tsx').then((code) => code.ArTechnologyPanel),
  },
  'cutting-edge': {
    load: () =>
      import('./cutting-edge/cutting-edge-panel.tsx').then((code) => code.CuttingEdgePanel),
  },
  'health-wellness': {
    load: () =>
      import('./health-wellness/health-wellness-panel.tsx').then(
        (code) => code.HealthWellnessPanel,
      ),
  },
  'confidence-boost': {
    load: () =>
      import('./confidence-boost/confidence-boost-panel.tsx').then(
        (code) => code.ConfidenceBoostPanel,
      ),
  },
};

/** The row of a panel. */
export function panelRow(id: PanelId): PanelRow {
  const { needsCamera = false, load } = PANELS[id];
  const { title } = PANEL_WORDS[id];
  return { id, title, room: PANEL_ROOMS[id], feature: featureOfPanel(id), needsCamera, load };
}

/**
 * The only panel of a room with just one: opening the room opens that panel. Undefined for a room with
 * several.
 */
export function onlyPanelOf(room: RoomId): PanelId | undefined {
  const [first, ...others] = panelsOf(room);
  return others.length === 0 ? first?.id : undefined;
}

/** The panels of a room, in their order. */
export function panelsOf(room: RoomId): readonly PanelRow[] {
  return PANEL_IDS.filter((id) => PANEL_ROOMS[id] === room).map(panelRow);
}

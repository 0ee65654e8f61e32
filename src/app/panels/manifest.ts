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
  /** What one must have to use it; others see the gate. Null where it is for everybody. */
  readonly feature: ProFeature | null;
  /** Whether it works on the picture in the mirror. */
  readonly needsCamera: boolean;
  /** Loads its code; null while it is still to come. */
  readonly load: (() => Promise<ComponentType<PanelProps>>) | null;
}

type Code = Pick<PanelRow, 'needsCamera' | 'load'>;

/** Still to come. */
const TO_COME: Code = { needsCamera: false, load: null };

const CODE: Readonly<Record<PanelId, Code>> = {
  makeup: {
    needsCamera: false,
    load: () => import('./makeup/makeup-panel.tsx').then((loaded) => loaded.MakeupPanel),
  },
  'seasonal-looks': {
    needsCamera: false,
    load: () =>
      import('./seasonal-looks/seasonal-looks-panel.tsx').then(
        (loaded) => loaded.SeasonalLooksPanel,
      ),
  },
  'share-look': {
    needsCamera: false,
    load: () => import('./share-look/share-look-panel.tsx').then((loaded) => loaded.ShareLookPanel),
  },
  'transformation-effects': TO_COME,
  'ai-recommendations': TO_COME,
  'voice-assistant': TO_COME,
  'colour-wheel': {
    needsCamera: true,
    load: () =>
      import('./colour-wheel/colour-wheel-panel.tsx').then((loaded) => loaded.ColourWheelPanel),
  },
  shopping: TO_COME,
  'skin-analysis': TO_COME,
  'health-wellness': TO_COME,
  community: {
    needsCamera: false,
    load: () => import('./community/community-panel.tsx').then((loaded) => loaded.CommunityPanel),
  },
  'artist-chat': TO_COME,
  'social-hub': TO_COME,
  'live-streaming': TO_COME,
  'confidence-boost': {
    needsCamera: false,
    load: () =>
      import('./confidence-boost/confidence-boost-panel.tsx').then(
        (loaded) => loaded.ConfidenceBoostPanel,
      ),
  },
  'professional-mode': TO_COME,
  'brush-analyzer': TO_COME,
  'ar-technology': TO_COME,
  'cutting-edge': TO_COME,
};

/** The row of a panel. */
export function panelRow(id: PanelId): PanelRow {
  const { title } = PANEL_WORDS[id];
  return { id, title, room: PANEL_ROOMS[id], feature: featureOfPanel(id), ...CODE[id] };
}

/** The one panel of a room that has no other: the room is then that panel. Undefined where it is not there yet. */
export function onlyPanelOf(room: RoomId): PanelId | undefined {
  const [first, ...others] = panelsOf(room);
  return others.length === 0 && first?.load !== null ? first?.id : undefined;
}

/** The panels of a room, in their order. */
export function panelsOf(room: RoomId): readonly PanelRow[] {
  return PANEL_IDS.filter((id) => PANEL_ROOMS[id] === room).map(panelRow);
}

/** Whether the code of a panel is there. */
export function isBuilt(id: PanelId): boolean {
  return CODE[id].load !== null;
}

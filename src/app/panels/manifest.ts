/** Every panel of the studio, once: the only file that knows where a panel's code is. */

import type { ComponentType } from 'react';
import { PANEL_WORDS } from '#content/panel-words.ts';
import { PANEL_IDS, PANEL_ROOMS, type PanelId, type RoomId } from '#content/rooms.ts';

export interface PanelProps {
  /** Which part of the panel was asked for, by the panel's own name for it; null for its first. */
  readonly part: string | null;
}

export interface PanelRow {
  readonly id: PanelId;
  readonly title: string;
  readonly room: RoomId;
  /** Whether it is for Pro alone; others see the gate. */
  readonly pro: boolean;
  /** Whether it works on the picture in the mirror. */
  readonly needsCamera: boolean;
  /** Loads its code; null while it is still to come. */
  readonly load: (() => Promise<ComponentType<PanelProps>>) | null;
}

type Nature = Pick<PanelRow, 'pro' | 'needsCamera' | 'load'>;

const FREE = { pro: false, needsCamera: false } as const;
/** Pro panels that are still to come. */
const PRO_TO_COME: Nature = { pro: true, needsCamera: true, load: null };

const NATURES: Readonly<Record<PanelId, Nature>> = {
  makeup: {
    ...FREE,
    load: () => import('./makeup/makeup-panel.tsx').then((loaded) => loaded.MakeupPanel),
  },
  'share-look': {
    ...FREE,
    load: () => import('./share-look/share-look-panel.tsx').then((loaded) => loaded.ShareLookPanel),
  },
  'transformation-effects': PRO_TO_COME,
  'ai-recommendations': PRO_TO_COME,
  'voice-assistant': { ...PRO_TO_COME, needsCamera: false },
  'colour-wheel': {
    ...FREE,
    needsCamera: true,
    load: () =>
      import('./colour-wheel/colour-wheel-panel.tsx').then((loaded) => loaded.ColourWheelPanel),
  },
  shopping: { ...FREE, load: null },
  'skin-analysis': PRO_TO_COME,
  'health-wellness': PRO_TO_COME,
  community: {
    ...FREE,
    load: () => import('./community/community-panel.tsx').then((loaded) => loaded.CommunityPanel),
  },
  'artist-chat': { ...PRO_TO_COME, needsCamera: false },
  'social-hub': { ...PRO_TO_COME, needsCamera: false },
  'live-streaming': PRO_TO_COME,
  'confidence-boost': {
    ...FREE,
    load: () =>
      import('./confidence-boost/confidence-boost-panel.tsx').then(
        (loaded) => loaded.ConfidenceBoostPanel,
      ),
  },
  'professional-mode': PRO_TO_COME,
  'brush-analyzer': { ...PRO_TO_COME, needsCamera: false },
  'ar-technology': PRO_TO_COME,
  'cutting-edge': PRO_TO_COME,
};

/** The row of a panel. */
export function panelRow(id: PanelId): PanelRow {
  return { id, title: PANEL_WORDS[id].title, room: PANEL_ROOMS[id], ...NATURES[id] };
}

/** The panels of a room, in their order. */
export function panelsOf(room: RoomId): readonly PanelRow[] {
  return PANEL_IDS.filter((id) => PANEL_ROOMS[id] === room).map(panelRow);
}

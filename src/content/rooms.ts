/** The rooms beside the mirror, and which panel stands in which. */

export const ROOM_IDS = ['mirror', 'looks', 'colour', 'shop', 'skin', 'artists', 'learn'] as const;
export type RoomId = (typeof ROOM_IDS)[number];

export const ROOM_LABELS: Readonly<Record<RoomId, string>> = {
  mirror: 'Mirror',
  looks: 'Looks',
  colour: 'Color',
  shop: 'Shop',
  skin: 'Skin',
  artists: 'Artists',
  learn: 'Learn',
};

/** Every panel, of now and of later, and its room. */
export const PANEL_ROOMS = {
  makeup: 'looks',
  'seasonal-looks': 'looks',
  'share-look': 'looks',
  'transformation-effects': 'looks',
  'ai-recommendations': 'looks',
  'voice-assistant': 'looks',
  'colour-wheel': 'colour',
  shopping: 'shop',
  'skin-analysis': 'skin',
  'health-wellness': 'skin',
  community: 'artists',
  'artist-chat': 'artists',
  'social-media-hub': 'artists',
  'live-streaming': 'artists',
  'confidence-boost': 'learn',
  'professional-mode': 'learn',
  'brush-analyzer': 'learn',
  'ar-technology': 'learn',
  'cutting-edge': 'learn',
} as const satisfies Readonly<Record<string, Exclude<RoomId, 'mirror'>>>;

export type PanelId = keyof typeof PANEL_ROOMS;

export function isPanelId(name: string): name is PanelId {
  return Object.hasOwn(PANEL_ROOMS, name);
}

/** The panels in their order. */
export const PANEL_IDS: readonly PanelId[] = Object.keys(PANEL_ROOMS).filter(isPanelId);

export function isRoomId(name: string): name is RoomId {
  return ROOM_IDS.some((room) => room === name);
}

export const ROOMS_WORDS = {
  rooms: 'Rooms',
  openRooms: 'Open the rooms',
  skipToPanel: 'Skip to the open panel',
  waiting: 'Opening…',
  failed: 'We couldn’t open this panel',
  failedAdvice: 'Check your connection, then try again.',
  broke: 'Something went wrong in this panel',
  brokeAdvice: 'The mirror and your look haven’t changed.',
  tryAgain: 'Try Again',
  close: 'Close the panel',
  back: 'Back to {room}',
} as const;

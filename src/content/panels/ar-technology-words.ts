/** The words of the frame of Advanced AR & Technology; each tab has its own beside it. */

/** Every tab in its order: menus and addresses name them. */
export const AR_TABS = ['3d-model', 'gestures', 'lighting', 'aging', 'hair'] as const;
export type ArTabId = (typeof AR_TABS)[number];

export const AR_TAB_LABELS: Readonly<Record<ArTabId, string>> = {
  '3d-model': '3D Model',
  gestures: 'Gestures',
  lighting: 'Lighting',
  aging: 'Aging',
  hair: 'Hair',
};

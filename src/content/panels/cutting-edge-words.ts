/** The words of the frame of Cutting-Edge Technology; each tab has its own beside it. */

/** The specification's tabs, in its order. Menus and addresses name them. */
export const CUTTING_EDGE_TABS = ['neural-ai', 'verify', 'blockchain', 'iot-devices'] as const;
export type CuttingEdgeTabId = (typeof CUTTING_EDGE_TABS)[number];

export const CUTTING_EDGE_TAB_LABELS: Readonly<Record<CuttingEdgeTabId, string>> = {
  'neural-ai': 'Neural AI',
  verify: 'Verify',
  blockchain: 'Blockchain',
  'iot-devices': 'IoT Devices',
};

/** The tabs in their order. Each lives in a folder of its own and is loaded by itself. */

import {
  CUTTING_EDGE_TAB_LABELS,
  CUTTING_EDGE_TABS,
  type CuttingEdgeTabId,
} from '#content/panels/cutting-edge-words.ts';
import type { PanelTab } from '#app/look/panel-tabs.tsx';

const LOADS: Readonly<Record<CuttingEdgeTabId, PanelTab['load']>> = {
  'neural-ai': () => import('./neural-ai/neural-ai-tab.tsx').then((code) => code.NeuralAiTab),
  verify: () => import('./verify/verify-tab.tsx').then((code) => code.VerifyTab),
  blockchain: () => import('./blockchain/blockchain-tab.tsx').then((code) => code.BlockchainTab),
  'iot-devices': () =>
    import('./iot-devices/iot-devices-tab.tsx').then((code) => code.IotDevicesTab),
};

export const TABS: readonly PanelTab<CuttingEdgeTabId>[] = CUTTING_EDGE_TABS.map((id) => {
  return { id, label: CUTTING_EDGE_TAB_LABELS[id], load: LOADS[id] };
});

import {
  Boxes,
  BrainCircuit,
  Download,
  Droplets,
  HeartPulse,
  Radio,
  RotateCcw,
  Share2,
  Star,
  TrendingUp,
  Trophy,
  type LucideIcon,
} from 'lucide-react';
import { TOOL_LABELS } from '#content/panels/makeup-words.ts';
import type { PanelId } from '#content/rooms.ts';

export type ToolAction =
  | { readonly kind: 'capture' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'open'; readonly panel: PanelId; readonly part: string | null };

export interface Tool {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly action: ToolAction;
}

function opens(panel: PanelId, part: string | null = null): ToolAction {
  return { kind: 'open', panel, part };
}

/** Every tool of the specification, in its order. */
export const TOOLS: readonly Tool[] = [
  { label: TOOL_LABELS.captureLook, icon: Download, action: { kind: 'capture' } },
  { label: TOOL_LABELS.shareLive, icon: Radio, action: opens('live-streaming') },
  { label: TOOL_LABELS.reset, icon: RotateCcw, action: { kind: 'reset' } },
  {
    label: TOOL_LABELS.joinChallenge,
    icon: Trophy,
    action: opens('community', 'challenges'),
  },
  { label: TOOL_LABELS.rateLook, icon: Star, action: opens('community', 'rating') },
  { label: TOOL_LABELS.share, icon: Share2, action: opens('share-look') },
  { label: TOOL_LABELS.trends, icon: TrendingUp, action: opens('community', 'trends') },
  { label: TOOL_LABELS.healthCheck, icon: HeartPulse, action: opens('health-wellness', 'skin') },
  { label: TOOL_LABELS.hydration, icon: Droplets, action: opens('health-wellness', 'water') },
  { label: TOOL_LABELS.neuralAi, icon: BrainCircuit, action: opens('cutting-edge', 'neural-ai') },
  { label: TOOL_LABELS.blockchain, icon: Boxes, action: opens('cutting-edge', 'blockchain') },
];

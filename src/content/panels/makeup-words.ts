/** The words of the makeup panel. */

export const MAKEUP_PANEL_WORDS = {
  lipstick: 'Lipstick',
  foundation: 'Foundation',
  eyeshadow: 'Eyeshadow palettes',
  tools: 'Tools',
  viewPro: 'View Pro Features',
} as const;

/** The specification's tools, by its labels. */
export const TOOL_LABELS = {
  captureLook: 'Capture Look',
  shareLive: 'Share Live',
  reset: 'Reset',
  joinChallenge: 'Join Challenge',
  rateLook: 'Rate Look',
  share: 'Share',
  trends: 'Trends',
  healthCheck: 'Health Check',
  hydration: 'Hydration',
  neuralAi: 'Neural AI',
  blockchain: 'Blockchain',
} as const;

/** The Pro features: the specification's ten gated cards, and four more places. */

export const PRO_FEATURES = [
  'transformation-effects',
  'brush-analyzer',
  'voice-assistant',
  'skin-analysis',
  'professional-mode',
  'ar-technology',
  'health-wellness',
  'cutting-edge',
  'live-streaming',
  'ai-recommendations',
  'social-hub',
  'community-live',
  'community-challenges',
  'pro-artists-chat',
] as const;
export type ProFeature = (typeof PRO_FEATURES)[number];

/** What can be bought or granted: everything that is Pro, or the artists' chat alone. */
export const FEATURES_OF_SCOPE = {
  pro: PRO_FEATURES,
  'pro-artists-chat': ['pro-artists-chat'],
} as const satisfies Readonly<Record<string, readonly ProFeature[]>>;
export type Scope = keyof typeof FEATURES_OF_SCOPE;
export const SCOPES = ['pro', 'pro-artists-chat'] as const satisfies readonly Scope[];

/** What leads from the shop to the skin match, apart from its other words: those load with it. */
export const SKIN_MATCH_WAY = {
  name: 'Skin match',
  about: 'Foundation and concealer for your skin.',
} as const;

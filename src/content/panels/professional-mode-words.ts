/** The words of the frame of Professional Mode; each tab has a file of its own. */

/** The specification's tabs, in its order. */
export const PROFESSIONAL_TAB_IDS = [
  'tools',
  'tutorial',
  'timeline',
  'lighting',
  'removal',
] as const;
export type ProfessionalTabId = (typeof PROFESSIONAL_TAB_IDS)[number];

export const PROFESSIONAL_TAB_LABELS: Readonly<Record<ProfessionalTabId, string>> = {
  tools: 'Tools',
  tutorial: 'Tutorial',
  timeline: 'Timeline',
  lighting: 'Lighting',
  removal: 'Removal',
};

/** The words of the Social Media Hub's ideas. */

import type { IdeaAudience, IdeaSeason, IdeaStyle } from '#content/ideas/idea.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

export const IDEAS_WORDS = {
  lead: 'Forty looks to post about. Each is made up for your skin; your own foundation stays.',
  season: 'Season',
  allSeasons: 'All',
  style: 'Look',
  allStyles: 'Any look',
  audience: 'For',
  allAudiences: 'Anyone',
  countOne: '1 idea',
  countMany: '{count} ideas',
  clear: 'Clear filters',
  none: 'No idea fits all of that at once. Clear one of your choices.',
  kind: '{season} · {style}',
  post: 'To post · {audience}',
  wear: 'Put on',
  wearNamed: 'Put on {name}',
  worn: 'On',
  wornNamed: '{name} is on',
  wornBefore: 'You put this on {day}.',
  more: 'Show {count} more',
  undo: 'Undo',
  undoOther: 'Undo is in the look panel, too.',
} as const;

export const IDEA_SEASON_WORDS: Readonly<Record<IdeaSeason, string>> = {
  spring: 'Spring',
  summer: 'Summer',
  fall: 'Fall',
  winter: 'Winter',
};

export const IDEA_STYLE_WORDS: Readonly<Record<IdeaStyle, string>> = {
  natural: 'Natural',
  glow: 'Glow',
  'bold-lip': 'Bold lips',
  eyes: 'Statement eyes',
  glam: 'Glamour',
};

export const IDEA_AUDIENCE_WORDS: Readonly<Record<IdeaAudience, string>> = {
  beginners: 'Beginners',
  work: 'Work and class',
  evening: 'Evenings out',
  wedding: 'Weddings',
  makers: 'Makeup lovers',
};

export const IDEAS_TOASTS = {
  worn: {
    title: 'Look Applied',
    description: 'You’re wearing {name}.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;

/** The templates of stories. */

export const STORY_TEMPLATE_IDS = [
  'cover',
  'shade-card',
  'before-after',
  'oval',
  'steps',
  'details',
] as const;
export type StoryTemplateId = (typeof STORY_TEMPLATE_IDS)[number];

export interface StoryTemplateWords {
  readonly name: string;
  readonly description: string;
  /** The small line that it starts with. */
  readonly line: string;
}

export const STORY_TEMPLATES: Readonly<Record<StoryTemplateId, StoryTemplateWords>> = {
  cover: {
    name: 'Cover',
    description: 'The picture fills the page, with the look’s name across it.',
    line: 'Look of the day',
  },
  'shade-card': {
    name: 'Shade Card',
    description: 'The picture above, and every shade as a pan with its name below.',
    line: 'The shades',
  },
  'before-after': {
    name: 'Before and After',
    description: 'Bare above, with the look on below.',
    line: 'Same face, same light',
  },
  oval: {
    name: 'Hand Mirror',
    description: 'An oval mirror on a dark wall, with the shades beneath.',
    line: 'In the mirror',
  },
  steps: {
    name: 'Step by Step',
    description: 'The products in the order in which they go on.',
    line: 'How it’s done',
  },
  details: {
    name: 'Close-Up',
    description: 'Eyes, cheeks and lips up close, each with its shade.',
    line: 'A closer look',
  },
};

/**
 * The six templates: where their pictures and words stand, in pixels of the story. Nothing that matters stands where the apps
 * put controls of their own: the uppermost 200 pixels and the lowest 300.
 */

import type { StoryTemplateId } from '#content/social/story-templates.ts';
import { beforeAfter } from './before-after.ts';
import { cover } from './cover.ts';
import { details } from './details.ts';
import { oval } from './oval.ts';
import { shadeCard } from './shade-card.ts';
import { steps } from './steps.ts';
import type { StoryTemplate } from './template.ts';

export const TEMPLATES: Readonly<Record<StoryTemplateId, StoryTemplate>> = {
  cover,
  'shade-card': shadeCard,
  'before-after': beforeAfter,
  oval,
  steps,
  details,
};

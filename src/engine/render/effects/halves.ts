/** Two looks side by side on one face. */

import type { PlanEffect } from './effect.ts';

/** What is displayed on the right is the subject's left side, and in a mirror the right one. */
export const planHalves: PlanEffect<'halves'> = ({ right }, { mirrored }) => ({
  half: { patch: right, side: mirrored ? 'right' : 'left' },
});

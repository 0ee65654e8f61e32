/** Colors, measures and grounds that several templates have in common; in pixels of the story. */

import type { Area } from '#domain/picture/fit.ts';
import { STORY } from '#domain/social/story.ts';
import type { StoryTemplate } from './template.ts';

export const IVORY = '#f4efe8';
export const INK = '#231c19';
export const QUIET_INK = '#6d615a';
export const WHITE = '#fffdfa';
export const QUIET_WHITE = 'rgb(255 253 250 / 0.78)';
export const NIGHT = '#14100f';
export const RIM_ON_LIGHT = 'rgb(70 55 45 / 0.2)';
export const RIM_ON_DARK = 'rgb(255 250 240 / 0.42)';
export const EDGE = 84;
export const WIDE = STORY.width - 2 * EDGE;
export const MIDDLE = STORY.width / 2;

/** The shape of a picture that reaches to the edges. */
export const PLAIN = { kind: 'rounded', radius: 0 } as const;

/** A ground of one color. */
export function filled(color: string): StoryTemplate['ground'] {
  return (context) => {
    context.fillStyle = color;
    context.fillRect(0, 0, STORY.width, STORY.height);
  };
}

/** The outline of an oval that is `more` pixels larger on each side. */
export function ovalPath(
  context: CanvasRenderingContext2D,
  { left, top, width, height }: Area,
  more = 0,
): void {
  context.ellipse(
    left + width / 2,
    top + height / 2,
    width / 2 + more,
    height / 2 + more,
    0,
    0,
    2 * Math.PI,
  );
}

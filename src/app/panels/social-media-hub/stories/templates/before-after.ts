import { STORY } from '#domain/social/story.ts';
import { HUB_PICTURE_WORDS } from '#content/panels/social-media-hub-words.ts';
import { DISPLAY, drawShade } from '#app/panels/social-media-hub/parts/canvas.ts';
import { runOfNames } from './shade-words.ts';
import {
  WHITE,
  QUIET_WHITE,
  NIGHT,
  RIM_ON_DARK,
  EDGE,
  WIDE,
  MIDDLE,
  PLAIN,
  filled,
} from './paper.ts';
import type { StoryTemplate } from './template.ts';

/** The strip between the two pictures. */
const STRIP = { top: 772, bottom: 1132 } as const;

export const beforeAfter: StoryTemplate = {
  ground: filled(NIGHT),
  pictures: [
    {
      area: { left: 0, top: 0, width: STORY.width, height: STRIP.top },
      shows: 'bare',
      part: 'face',
      shape: PLAIN,
    },
    {
      area: {
        left: 0,
        top: STRIP.bottom,
        width: STORY.width,
        height: STORY.height - STRIP.bottom,
      },
      shows: 'look',
      part: 'face',
      shape: PLAIN,
    },
  ],
  over(context) {
    const width = STORY.width;
    drawShade(context, { left: 0, top: STRIP.top - 220, width, height: 220 }, 'bottom', 0.6);
    drawShade(context, { left: 0, top: STRIP.bottom, width, height: 200 }, 'top', 0.55);
    drawShade(context, { left: 0, top: STORY.height - 280, width, height: 280 }, 'bottom', 0.7);
    context.save();
    context.font = `italic 52px ${DISPLAY}`;
    context.fillStyle = WHITE;
    context.textBaseline = 'alphabetic';
    context.fillText(HUB_PICTURE_WORDS.before, EDGE, STRIP.top - 40);
    context.fillText(HUB_PICTURE_WORDS.after, EDGE, STRIP.bottom + 82);
    context.restore();
  },
  line: { x: MIDDLE, y: 838, align: 'center', size: 26, color: QUIET_WHITE, maxWidth: WIDE },
  title: {
    x: MIDDLE,
    y: 956,
    highest: 854,
    align: 'center',
    size: 104,
    color: WHITE,
    maxWidth: WIDE,
  },
  shades: {
    x: MIDDLE,
    y: 1034,
    color: WHITE,
    quiet: QUIET_WHITE,
    rim: RIM_ON_DARK,
    draw: runOfNames(960, 30),
  },
  mark: { y: 1850, color: WHITE },
};

import { STORY } from '#domain/social/story.ts';
import { numberedSteps } from './shade-words.ts';
import { INK, QUIET_INK, RIM_ON_LIGHT, EDGE, WIDE } from './paper.ts';
import type { StoryTemplate } from './template.ts';

export const steps: StoryTemplate = {
  ground(context, { picture }) {
    context.fillStyle = '#f6f1eb';
    context.fillRect(0, 0, STORY.width, STORY.height);
    context.save();
    context.globalAlpha = 0.1;
    context.fillStyle = picture.look.lipstick.color;
    context.fillRect(0, 0, STORY.width, STORY.height);
    context.restore();
  },
  pictures: [
    {
      area: { left: EDGE, top: 440, width: WIDE, height: 690 },
      shows: 'look',
      part: 'face',
      shape: { kind: 'rounded', radius: 36 },
    },
  ],
  line: { x: EDGE, y: 240, align: 'left', size: 26, color: QUIET_INK, maxWidth: WIDE },
  title: {
    x: EDGE,
    y: 378,
    highest: 256,
    align: 'left',
    size: 118,
    color: INK,
    maxWidth: WIDE,
  },
  shades: {
    x: EDGE,
    y: 1190,
    color: INK,
    quiet: QUIET_INK,
    rim: RIM_ON_LIGHT,
    draw: numberedSteps(470, 136),
  },
  mark: { y: 1740, color: INK },
};

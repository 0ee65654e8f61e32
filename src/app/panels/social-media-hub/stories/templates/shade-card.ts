import { STORY } from '#domain/social/story.ts';
import { panGrid } from './shade-words.ts';
import { IVORY, INK, QUIET_INK, RIM_ON_LIGHT, EDGE, WIDE, PLAIN, filled } from './paper.ts';
import type { StoryTemplate } from './template.ts';

export const shadeCard: StoryTemplate = {
  ground: filled(IVORY),
  pictures: [
    {
      area: { left: 0, top: 0, width: STORY.width, height: 1090 },
      shows: 'look',
      part: 'face',
      shape: PLAIN,
    },
  ],
  line: { x: EDGE, y: 1158, align: 'left', size: 26, color: QUIET_INK, maxWidth: WIDE },
  title: {
    x: EDGE,
    y: 1278,
    highest: 1174,
    align: 'left',
    size: 104,
    color: INK,
    maxWidth: WIDE,
  },
  shades: {
    x: EDGE,
    y: 1326,
    color: INK,
    quiet: QUIET_INK,
    rim: RIM_ON_LIGHT,
    draw: panGrid({ columns: 2, columnWidth: 470, rowHeight: 112, radius: 42, size: 38 }),
  },
  mark: { y: 1760, color: INK },
};

import { STORY } from '#domain/social/story.ts';
import { drawShade } from '#app/panels/social-media-hub/parts/canvas.ts';
import { panGrid } from './shade-words.ts';
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

export const cover: StoryTemplate = {
  ground: filled(NIGHT),
  pictures: [{ area: { left: 0, top: 0, ...STORY }, shows: 'look', part: 'face', shape: PLAIN }],
  over(context) {
    drawShade(context, { left: 0, top: 0, width: STORY.width, height: 760 }, 'top', 0.72);
    drawShade(context, { left: 0, top: 900, width: STORY.width, height: 1020 }, 'bottom', 0.9);
    // Once more behind the shades' names, which stand on a chin or on a white shirt.
    drawShade(context, { left: 0, top: 1140, width: STORY.width, height: 780 }, 'bottom', 0.75);
  },
  line: { x: MIDDLE, y: 236, align: 'center', size: 28, color: WHITE, maxWidth: WIDE },
  title: {
    x: MIDDLE,
    y: 392,
    highest: 252,
    align: 'center',
    size: 168,
    color: WHITE,
    maxWidth: WIDE,
  },
  shades: {
    x: EDGE,
    y: 1342,
    color: WHITE,
    quiet: QUIET_WHITE,
    rim: RIM_ON_DARK,
    draw: panGrid({ columns: 2, columnWidth: 456, rowHeight: 92, radius: 30, size: 36 }),
  },
  mark: { y: 1700, color: WHITE },
};

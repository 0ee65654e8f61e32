import { drawShade } from '#app/panels/social-media-hub/parts/canvas.ts';
import { bandNames } from './shade-words.ts';
import {
  IVORY,
  INK,
  QUIET_INK,
  WHITE,
  QUIET_WHITE,
  RIM_ON_DARK,
  EDGE,
  WIDE,
  filled,
} from './paper.ts';
import type { StoryTemplate } from './template.ts';

const BAND = { top: 452, height: 366, pitch: 396 } as const;
/** How far up the shade behind a band's name reaches, in pixels. */
const BAND_SHADE = 190;
const BAND_PARTS = ['eyes', 'cheeks', 'lips'] as const;

export const details: StoryTemplate = {
  ground: filled(IVORY),
  pictures: BAND_PARTS.map((part, place) => ({
    area: { left: EDGE, top: BAND.top + place * BAND.pitch, width: WIDE, height: BAND.height },
    shows: 'look',
    part,
    shape: { kind: 'rounded', radius: 30 },
  })),
  over(context) {
    context.save();
    for (const place of BAND_PARTS.keys()) {
      const top = BAND.top + place * BAND.pitch;
      context.save();
      context.beginPath();
      context.roundRect(EDGE, top, WIDE, BAND.height, 30);
      context.clip();
      const shade = { left: EDGE, top: top + BAND.height - BAND_SHADE, width: WIDE };
      drawShade(context, { ...shade, height: BAND_SHADE }, 'bottom', 0.85);
      context.restore();
    }
    context.restore();
  },
  line: { x: EDGE, y: 240, align: 'left', size: 26, color: QUIET_INK, maxWidth: WIDE },
  title: {
    x: EDGE,
    y: 382,
    highest: 256,
    align: 'left',
    size: 118,
    color: INK,
    maxWidth: WIDE,
  },
  shades: {
    x: EDGE + 32,
    y: BAND.top,
    color: WHITE,
    quiet: QUIET_WHITE,
    rim: RIM_ON_DARK,
    draw: bandNames(['eyeshadow', 'blush', 'lipstick'], BAND.pitch, BAND.height - 40),
  },
  mark: { y: 1740, color: INK },
};

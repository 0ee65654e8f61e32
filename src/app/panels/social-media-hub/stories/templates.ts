/**
 * The six templates: where their pictures and words stand, in pixels of the story. Nothing that matters stands where the apps
 * put controls of their own: the uppermost 200 pixels and the lowest 300.
 */

import type { StoryTemplateId } from '#content/social/story-templates.ts';
import { HUB_PICTURE_WORDS } from '#content/panels/social-media-hub-words.ts';
import type { Area } from '#domain/picture/fit.ts';
import { STORY } from '#domain/social/story.ts';
import { DISPLAY, drawShade } from '#app/panels/social-media-hub/parts/canvas.ts';
import {
  bandNames,
  type DrawShades,
  numberedSteps,
  panGrid,
  runOfNames,
  type ShadePlace,
} from './shade-words.ts';
import type { StoryContent } from './story-content.ts';
import type { TitleStyle, WordStyle } from './words.ts';

export interface PicturePlace {
  readonly area: Area;
  /** `bare` stays bare when the look comes on. */
  readonly shows: 'look' | 'bare';
  readonly part: 'face' | 'eyes' | 'cheeks' | 'lips';
  readonly shape: { readonly kind: 'rounded'; readonly radius: number } | { readonly kind: 'oval' };
}

export interface StoryTemplate {
  readonly ground: (context: CanvasRenderingContext2D, content: StoryContent) => void;
  readonly pictures: readonly PicturePlace[];
  /** Over the pictures and under the words. */
  readonly over: (context: CanvasRenderingContext2D) => void;
  readonly title: TitleStyle;
  readonly line: WordStyle;
  readonly shades: ShadePlace & { readonly draw: DrawShades };
  /** Where our mark stands, in its middle, and its color. */
  readonly mark: { readonly y: number; readonly color: string };
}

const IVORY = '#f4efe8';
const INK = '#231c19';
const QUIET_INK = '#6d615a';
const WHITE = '#fffdfa';
const QUIET_WHITE = 'rgb(255 253 250 / 0.78)';
const NIGHT = '#14100f';
const RIM_ON_LIGHT = 'rgb(70 55 45 / 0.2)';
const RIM_ON_DARK = 'rgb(255 250 240 / 0.42)';
const EDGE = 84;
const WIDE = STORY.width - 2 * EDGE;
const MIDDLE = STORY.width / 2;

const PLAIN = { kind: 'rounded', radius: 0 } as const;

function filled(color: string): StoryTemplate['ground'] {
  return (context) => {
    context.fillStyle = color;
    context.fillRect(0, 0, STORY.width, STORY.height);
  };
}

function nothing(): void {
  /* Some templates have nothing between their pictures and their words. */
}

const cover: StoryTemplate = {
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

const shadeCard: StoryTemplate = {
  ground: filled(IVORY),
  pictures: [
    {
      area: { left: 0, top: 0, width: STORY.width, height: 1090 },
      shows: 'look',
      part: 'face',
      shape: PLAIN,
    },
  ],
  over: nothing,
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

/** The strip between the two pictures. */
const STRIP = { top: 772, bottom: 1132 } as const;

const beforeAfter: StoryTemplate = {
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

const OVAL: Area = { left: 170, top: 210, width: 740, height: 980 };

const oval: StoryTemplate = {
  ground(context) {
    const wall = context.createRadialGradient(MIDDLE, 640, 120, MIDDLE, 800, 1240);
    wall.addColorStop(0, '#3a302b');
    wall.addColorStop(0.55, '#1d1816');
    wall.addColorStop(1, '#0d0a0a');
    context.fillStyle = wall;
    context.fillRect(0, 0, STORY.width, STORY.height);
    context.save();
    context.shadowColor = 'rgb(0 0 0 / 0.6)';
    context.shadowBlur = 90;
    context.shadowOffsetY = 50;
    context.fillStyle = '#0d0a0a';
    context.beginPath();
    ovalPath(context, OVAL, 10);
    context.fill();
    context.restore();
  },
  pictures: [{ area: OVAL, shows: 'look', part: 'face', shape: { kind: 'oval' } }],
  over(context) {
    const bevel = context.createLinearGradient(OVAL.left, OVAL.top, 910, 1190);
    bevel.addColorStop(0, '#f1dfb4');
    bevel.addColorStop(0.35, '#b0905a');
    bevel.addColorStop(0.6, '#e9d5a6');
    bevel.addColorStop(1, '#86683b');
    context.save();
    context.lineWidth = 14;
    context.strokeStyle = bevel;
    context.beginPath();
    ovalPath(context, OVAL, 5);
    context.stroke();
    context.lineWidth = 2;
    context.strokeStyle = 'rgb(20 12 8 / 0.5)';
    context.beginPath();
    ovalPath(context, OVAL, -3);
    context.stroke();
    context.restore();
  },
  line: { x: MIDDLE, y: 1288, align: 'center', size: 26, color: QUIET_WHITE, maxWidth: WIDE },
  title: {
    x: MIDDLE,
    y: 1416,
    highest: 1304,
    align: 'center',
    size: 118,
    color: WHITE,
    maxWidth: WIDE,
  },
  shades: {
    x: MIDDLE,
    y: 1502,
    color: WHITE,
    quiet: QUIET_WHITE,
    rim: RIM_ON_DARK,
    draw: runOfNames(880, 32),
  },
  mark: { y: 1740, color: QUIET_WHITE },
};

const steps: StoryTemplate = {
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
  over: nothing,
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

const BAND = { top: 452, height: 366, pitch: 396 } as const;
/** How far up the shade behind a band's name reaches, in pixels. */
const BAND_SHADE = 190;
const BAND_PARTS = ['eyes', 'cheeks', 'lips'] as const;

const details: StoryTemplate = {
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

export const TEMPLATES: Readonly<Record<StoryTemplateId, StoryTemplate>> = {
  cover,
  'shade-card': shadeCard,
  'before-after': beforeAfter,
  oval,
  steps,
  details,
};

import type { Area } from '#domain/picture/fit.ts';
import { STORY } from '#domain/social/story.ts';
import { runOfNames } from './shade-words.ts';
import { WHITE, QUIET_WHITE, RIM_ON_DARK, WIDE, MIDDLE, ovalPath } from './paper.ts';
import type { StoryTemplate } from './template.ts';

const OVAL: Area = { left: 170, top: 210, width: 740, height: 980 };

export const oval: StoryTemplate = {
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

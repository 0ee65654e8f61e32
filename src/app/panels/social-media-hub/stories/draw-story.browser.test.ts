import { beforeAll, describe, expect, it } from 'vitest';
import { STORY_TEMPLATE_IDS, STORY_TEMPLATES } from '#content/social/story-templates.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import type { Area } from '#domain/picture/fit.ts';
import { STORY } from '#domain/social/story.ts';
import { canvasOf, fontsForDrawing } from '#app/panels/social-media-hub/parts/canvas.ts';
import { NO_LIBRARY } from '#studio/state/worn-shades.ts';
import { LONGEST_TITLE } from './draft.ts';
import { drawStory } from './draw-story.ts';
import { shadesOf } from './templates/story-content.ts';
import { TEMPLATES } from './templates/templates.ts';

const TITLES = [
  'Ax',
  'A wine lip that lasts a whole dinner out',
  'Mmmmmmmmmmmmm mmmmmmmmmmmmm wwwwwwwwwwww',
  'W'.repeat(LONGEST_TITLE),
];

function overlap(one: Area, other: Area): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

function draw(id: (typeof STORY_TEMPLATE_IDS)[number], title: string) {
  const [bare, worn] = [canvasOf(STORY), canvasOf(STORY)];
  return drawStory(canvasOf(STORY), id, {
    picture: { bare, worn, places: null, caption: null, look: DEFAULT_LOOK },
    title,
    line: STORY_TEMPLATES[id].line,
    shades: shadesOf(DEFAULT_LOOK, NO_LIBRARY),
    hasMark: true,
    moves: {},
  });
}

beforeAll(fontsForDrawing);

describe.each(STORY_TEMPLATE_IDS)('the story %s', (id) => {
  it.each(TITLES)('keeps the title “%s” within the page, and away from its other text', (title) => {
    const boxes = draw(id, title);
    expect(boxes.title.left).toBeGreaterThanOrEqual(0);
    expect(boxes.title.left + boxes.title.width).toBeLessThanOrEqual(STORY.width);
    expect(overlap(boxes.title, boxes.line)).toBe(false);
    expect(overlap(boxes.title, boxes.shades)).toBe(false);
  });
});

// All templates but the cover, whose picture fills the page.
describe.each(STORY_TEMPLATE_IDS.filter((id) => id !== 'cover'))('the story %s', (id) => {
  it.each(TITLES)('keeps the title “%s” away from its pictures', (title) => {
    const boxes = draw(id, title);
    const covered = TEMPLATES[id].pictures.filter(({ area }) => overlap(boxes.title, area));
    expect(covered).toEqual([]);
  });
});

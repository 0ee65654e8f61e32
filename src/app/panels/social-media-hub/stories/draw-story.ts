/** Draws a story: what stands still, and its words as they are at a moment. */

import { HEADER_WORDS } from '#content/look-words.ts';
import type { StoryTemplateId } from '#content/social/story-templates.ts';
import type { Area } from '#domain/picture/fit.ts';
import { bandOf, cropAround } from '#domain/social/crop.ts';
import {
  ALL_THERE,
  boundedMove,
  type FilmMoment,
  type Move,
  NOT_MOVED,
  STORY,
  type StoryWord,
} from '#domain/social/story.ts';
import {
  canvasOf,
  contextOf,
  DISPLAY,
  drawCaption,
  drawMark,
  drawPart,
} from '#app/panels/social-media-hub/parts/canvas.ts';
import type { Pictured } from '#app/panels/social-media-hub/parts/pictures.ts';
import type { StoryContent } from './templates/story-content.ts';
import { ovalPath } from './templates/paper.ts';
import type { PicturePlace } from './templates/template.ts';
import { TEMPLATES } from './templates/templates.ts';
import { drawSmallLine, drawTitle } from './templates/words.ts';

/** Where the words of a story are, in its pixels; of no size where there are none. */
export type WordBoxes = Readonly<Record<StoryWord, Area>>;

/** Width of a band of a face, relative to the width of the face. */
const ACROSS = 1.12;
const MARK = 36;

/** The part of a picture that a place shows; where no face was found, the upper, middle or lower part of its middle. */
function partFor(picture: Pictured, source: HTMLCanvasElement, { area, part }: PicturePlace): Area {
  const aspect = area.width / area.height;
  const { places } = picture;
  if (part === 'face') return cropAround(source, places?.face ?? null, aspect);
  if (places !== null) return bandOf(source, places.face, places[part], ACROSS, aspect);
  const y = { eyes: 0.38, cheeks: 0.5, lips: 0.62 }[part];
  const middle = { left: 0.3, top: 0.2, width: 0.4, height: 0.6 };
  return bandOf(source, middle, { x: 0.5, y }, 1, aspect);
}

function drawPicture(
  context: CanvasRenderingContext2D,
  picture: Pictured,
  place: PicturePlace,
  isLookOn: boolean,
): void {
  const { area, shape, shows } = place;
  const source = isLookOn && shows === 'look' ? picture.worn : picture.bare;
  context.save();
  context.beginPath();
  if (shape.kind === 'oval') ovalPath(context, area);
  else context.roundRect(area.left, area.top, area.width, area.height, shape.radius);
  context.clip();
  drawPart(context, source, partFor(picture, source, place), area);
  context.restore();
}

function drawFootMark(
  context: CanvasRenderingContext2D,
  { y, color }: { readonly y: number; readonly color: string },
): void {
  context.save();
  context.font = `${MARK}px ${DISPLAY}`;
  const width = (MARK * 32) / 22 + context.measureText(HEADER_WORDS.brand).width;
  const x = (STORY.width - width) / 2;
  drawMark(context, HEADER_WORDS.brand, { x, y, size: MARK, colour: color });
  context.restore();
}

/** All but the words, with the look on or the face bare. */
export function drawScene(
  context: CanvasRenderingContext2D,
  id: StoryTemplateId,
  content: StoryContent,
  isLookOn: boolean,
): void {
  const template = TEMPLATES[id];
  template.ground(context, content);
  for (const place of template.pictures) drawPicture(context, content.picture, place, isLookOn);
  template.over?.(context);
  if (content.hasMark) drawFootMark(context, template.mark);
  if (content.picture.caption !== null) drawCaption(context, STORY, content.picture.caption);
}

/** Draws something moved, and tells where it is then. */
function moved(context: CanvasRenderingContext2D, move: Move, draw: () => Area): Area {
  context.save();
  context.translate(move.x, move.y);
  const box = draw();
  context.restore();
  return { ...box, left: box.left + move.x, top: box.top + move.y };
}

/** The words as they are at a moment. */
export function drawWords(
  context: CanvasRenderingContext2D,
  id: StoryTemplateId,
  { title, line, shades, moves }: StoryContent,
  moment: FilmMoment = ALL_THERE,
): WordBoxes {
  const template = TEMPLATES[id];
  const { draw, ...place } = template.shades;
  return {
    title: moved(context, moves.title ?? NOT_MOVED, () =>
      drawTitle(context, title, template.title, moment.title),
    ),
    line: moved(context, moves.line ?? NOT_MOVED, () =>
      drawSmallLine(context, line, template.line, moment.line),
    ),
    shades: moved(context, moves.shades ?? NOT_MOVED, () =>
      draw(context, shades, place, moment.shades),
    ),
  };
}

/** The whole story on a canvas of any size of its shape. */
export function drawStory(
  canvas: HTMLCanvasElement,
  id: StoryTemplateId,
  content: StoryContent,
): WordBoxes {
  const context = contextOf(canvas);
  context.save();
  context.scale(canvas.width / STORY.width, canvas.height / STORY.height);
  drawScene(context, id, content, true);
  const boxes = drawWords(context, id, content);
  context.restore();
  return boxes;
}

/** The move of a word by some more pixels, kept within the story. */
export function movedBy(
  boxes: WordBoxes,
  word: StoryWord,
  before: Move | undefined,
  by: Move,
): Move {
  const from = before ?? NOT_MOVED;
  const box = boxes[word];
  const start = { ...box, left: box.left - from.x, top: box.top - from.y };
  return boundedMove(start, { x: from.x + by.x, y: from.y + by.y });
}

/** How soft the edge is at which the look comes on, as a share of the story's height. */
const SOFT = 0.16;

/** What draws a story at each moment of its film: what stands still is drawn once. */
export function filmDrawing(
  canvas: HTMLCanvasElement,
  id: StoryTemplateId,
  content: StoryContent,
): (moment: FilmMoment) => void {
  const context = contextOf(canvas);
  const [bare, worn, edge] = [canvasOf(STORY), canvasOf(STORY), canvasOf(STORY)];
  drawScene(contextOf(bare), id, content, false);
  drawScene(contextOf(worn), id, content, true);
  const edgeContext = contextOf(edge);
  const looks = TEMPLATES[id].pictures.filter(({ shows }) => shows === 'look');
  const top = Math.min(...looks.map(({ area }) => area.top));
  const bottom = Math.max(...looks.map(({ area }) => area.top + area.height));
  const soft = SOFT * STORY.height;
  return (moment) => {
    context.drawImage(moment.look < 1 ? bare : worn, 0, 0);
    if (moment.look > 0 && moment.look < 1) {
      const at = top - soft + moment.look * (bottom - top + soft);
      edgeContext.globalCompositeOperation = 'copy';
      edgeContext.drawImage(worn, 0, 0);
      edgeContext.globalCompositeOperation = 'destination-in';
      const cut = edgeContext.createLinearGradient(0, at, 0, at + soft);
      cut.addColorStop(0, '#000');
      cut.addColorStop(1, 'rgb(0 0 0 / 0)');
      edgeContext.fillStyle = cut;
      edgeContext.fillRect(0, 0, STORY.width, STORY.height);
      context.drawImage(edge, 0, 0);
    }
    drawWords(context, id, content, moment);
  };
}

import { RotateCcw } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { STORIES_WORDS } from '#content/panels/hub-stories-words.ts';
import { STORY_TEMPLATES, type StoryTemplateId } from '#content/social/story-templates.ts';
import type { Area } from '#domain/picture/fit.ts';
import {
  LONG_STEP,
  type Move,
  STEP,
  STORY,
  STORY_WORDS,
  type StoryWord,
} from '#domain/social/story.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { EmptyStage } from '#app/panels/social-media-hub/parts/empty-stage.tsx';
import { draftOf } from './draft.ts';
import { drawStory, movedBy, type WordBoxes } from './draw-story.ts';
import type { StoryContent } from './templates/story-content.ts';

interface StoryStageProps {
  readonly template: StoryTemplateId;
  readonly content: StoryContent | null;
}

const WORD_NAMES: Readonly<Record<StoryWord, string>> = {
  title: STORIES_WORDS.title,
  line: STORIES_WORDS.line,
  shades: STORIES_WORDS.shades,
};

const ARROWS: Readonly<Record<string, Move>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The story as it will be, with its words to take hold of. */
export function StoryStage({ template, content }: StoryStageProps) {
  const draftStore = draftOf(useStudio());
  const canvas = useRef<HTMLCanvasElement>(null);
  const [boxes, setBoxes] = useState<WordBoxes | null>(null);
  const [told, setTold] = useState('');
  const hint = useId();
  useEffect(() => {
    const place = canvas.current;
    if (place === null || content === null) return;
    const drawn = drawStory(place, template, content);
    setBoxes((before) => (before !== null && areSame(before, drawn) ? before : drawn));
  }, [template, content]);

  function move(word: StoryWord, by: Move): void {
    const { moves } = draftStore.getState();
    const before = moves[template] ?? {};
    if (boxes === null) return;
    const next = movedBy(boxes, word, before[word], by);
    draftStore.setState({ moves: { ...moves, [template]: { ...before, [word]: next } } });
  }

  function tell(word: StoryWord): void {
    const box = boxes?.[word];
    if (box === undefined) return;
    setTold(
      fillIn(STORIES_WORDS.moved, {
        word: WORD_NAMES[word],
        across: Math.round((100 * (box.left + box.width / 2)) / STORY.width),
        down: Math.round((100 * (box.top + box.height / 2)) / STORY.height),
      }),
    );
  }

  const isMoved = Object.keys(content?.moves ?? {}).length > 0;
  return (
    <>
      <div className="hub-stage story-stage">
        {content === null ? <EmptyStage /> : null}
        <div className="story-page" hidden={content === null}>
          <canvas
            ref={canvas}
            width={STORY.width}
            height={STORY.height}
            role="img"
            aria-label={fillIn(STORIES_WORDS.preview, { template: STORY_TEMPLATES[template].name })}
          />
          {boxes === null
            ? null
            : STORY_WORDS.filter((word) => boxes[word].width > 0).map((word) => (
                <Handle
                  key={word}
                  name={fillIn(STORIES_WORDS.moveWord, { word: WORD_NAMES[word].toLowerCase() })}
                  hint={hint}
                  box={boxes[word]}
                  onMove={(by) => {
                    move(word, by);
                  }}
                  onRest={() => {
                    tell(word);
                  }}
                />
              ))}
        </div>
      </div>
      <div className="hub-row">
        <p id={hint} className="text-sm text-fg-2">
          {STORIES_WORDS.arrange}
        </p>
        {isMoved ? (
          <button
            type="button"
            className="quiet-button hub-row-end shrink-0"
            onClick={() => {
              const { moves } = draftStore.getState();
              draftStore.setState({ moves: { ...moves, [template]: {} } });
            }}
          >
            <RotateCcw size={15} strokeWidth={1.7} aria-hidden="true" />
            {STORIES_WORDS.reset}
          </button>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  );
}

function areSame(one: WordBoxes, other: WordBoxes): boolean {
  return STORY_WORDS.every((word) => {
    const [a, b] = [one[word], other[word]];
    return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
  });
}

interface HandleProps {
  readonly name: string;
  /** The id of the element that says how to move it. */
  readonly hint: string;
  /** In pixels of the story. */
  readonly box: Area;
  /** In pixels of the story. */
  readonly onMove: (by: Move) => void;
  /** It was let go of. */
  readonly onRest: () => void;
}

/** A word that can be dragged, and moved by keys. */
function Handle({ name, hint, box, onMove, onRest }: HandleProps) {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    onMove({ x: arrow.x * step, y: arrow.y * step });
  }

  function onPointerMove({ currentTarget, clientX, clientY }: PointerEvent): void {
    const from = last.current;
    const page = currentTarget.parentElement?.getBoundingClientRect();
    if (from === null || page === undefined) return;
    const scale = STORY.width / page.width;
    last.current = { x: clientX, y: clientY };
    onMove({ x: (clientX - from.x) * scale, y: (clientY - from.y) * scale });
  }

  function letGo(): void {
    if (last.current === null) return;
    last.current = null;
    onRest();
  }

  return (
    <button
      type="button"
      className="story-handle"
      aria-label={name}
      aria-describedby={hint}
      style={{
        left: `${(100 * (box.left + box.width / 2)) / STORY.width}%`,
        top: `${(100 * (box.top + box.height / 2)) / STORY.height}%`,
        width: `${(100 * box.width) / STORY.width}%`,
        height: `${(100 * box.height) / STORY.height}%`,
      }}
      onKeyDown={onKeyDown}
      onKeyUp={({ key }) => {
        if (ARROWS[key] !== undefined) onRest();
      }}
      onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
        currentTarget.setPointerCapture(pointerId);
        last.current = { x: clientX, y: clientY };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    />
  );
}

import { useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { STORIES_WORDS } from '#content/panels/hub-stories-words.ts';
import {
  STORY_TEMPLATE_IDS,
  STORY_TEMPLATES,
  type StoryTemplateId,
} from '#content/social/story-templates.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { draftOf } from './draft.ts';
import { drawStory } from './draw-story.ts';
import type { StoryContent } from './templates/story-content.ts';

/** In pixels: sharp at twice the width at which it is shown. */
const TILE = { width: 216, height: 384 } as const;

/** The templates, each with the picture in it. */
export function TemplateChoice({ content }: { content: StoryContent | null }) {
  const draftStore = draftOf(useStudio());
  const { template, line } = useStore(draftStore);
  const name = useId();
  return (
    <fieldset className="story-templates">
      <legend className="hub-heading">{STORIES_WORDS.templates}</legend>
      <div>
        {STORY_TEMPLATE_IDS.map((id) => (
          <label key={id}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={id === template}
              aria-describedby={`${name}-${id}`}
              onChange={() => {
                draftStore.setState({ template: id });
              }}
            />
            <Tile id={id} content={content} line={line ?? STORY_TEMPLATES[id].line} />
            <span>{STORY_TEMPLATES[id].name}</span>
            <span id={`${name}-${id}`} hidden>
              {STORY_TEMPLATES[id].description}
            </span>
          </label>
        ))}
      </div>
      <p className="text-sm text-fg-2">{STORY_TEMPLATES[template].description}</p>
    </fieldset>
  );
}

interface TileProps {
  readonly id: StoryTemplateId;
  readonly content: StoryContent | null;
  readonly line: string;
}

function Tile({ id, content, line }: TileProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { picture, title, shades } = content ?? { picture: null, title: '', shades: null };
  useEffect(() => {
    const place = canvas.current;
    if (place === null || picture === null || shades === null) return;
    drawStory(place, id, { picture, title, line, shades, hasMark: false, moves: {} });
  }, [id, picture, title, line, shades]);
  return <canvas ref={canvas} {...TILE} aria-hidden="true" />;
}

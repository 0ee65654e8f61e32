import { Download, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { STORIES_TOASTS, STORIES_WORDS } from '#content/panels/hub-stories-words.ts';
import type { StoryTemplateId } from '#content/social/story-templates.ts';
import { STORY } from '#domain/social/story.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { canvasOf, fileOfCanvas } from '#app/panels/social-media-hub/parts/canvas.ts';
import { canHandOn } from '#app/panels/social-media-hub/parts/hand-on.ts';
import { drawStory } from './draw-story.ts';
import { saveStory, shareStory } from './hand-on-story.ts';
import type { StoryContent } from './templates/story-content.ts';

const TYPE = 'image/png';
/** Used to ask, before there is a picture, whether the browser can share such a file at all. */
const SAMPLE = new File([], 'story.png', { type: TYPE });
const ICON = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const;

interface StoryActionsProps {
  readonly template: StoryTemplateId;
  readonly content: StoryContent | null;
  readonly isFilming: boolean;
}

/** The story as a picture, to keep or to hand on. */
export function StoryActions({ template, content, isFilming }: StoryActionsProps) {
  const [isSaving, setSaving] = useState(false);
  const busy = useRef(false);

  async function make(hand: (file: File) => void | Promise<void>): Promise<void> {
    if (content === null || busy.current) return;
    busy.current = true;
    setSaving(true);
    try {
      const canvas = canvasOf(STORY);
      drawStory(canvas, template, content);
      const name = `${fillIn(STORIES_WORDS.fileName, { template })}.png`;
      await hand(await fileOfCanvas(canvas, name, TYPE));
    } catch {
      toast(STORIES_TOASTS.failed);
    }
    busy.current = false;
    setSaving(false);
  }

  const isBlocked = content === null || isFilming;
  return (
    <div className="panel-actions">
      {canHandOn(SAMPLE) ? (
        <button
          type="button"
          className="button-secondary"
          disabled={isBlocked}
          onClick={() => void make(shareStory)}
        >
          <Share2 {...ICON} />
          {STORIES_WORDS.share}
        </button>
      ) : null}
      <button
        type="button"
        className="button-primary"
        disabled={isBlocked}
        aria-busy={isSaving}
        onClick={() => void make(saveStory)}
      >
        <Download {...ICON} />
        {STORIES_WORDS.save}
      </button>
    </div>
  );
}

import { useRef, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { SHARE_TOASTS, SHARE_WORDS } from '#content/panels/hub-share-words.ts';
import { PLATFORM_NAMES } from '#content/social/platform-names.ts';
import type { PlatformId } from '#domain/social/platform.ts';
import type { PostText } from '#domain/social/post-text.ts';
import { runStaged } from '#domain/staged-run.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { saveFile } from '#app/kit/ui/save-file.ts';
import {
  canvasOf,
  fileOfCanvas,
  fontsForDrawing,
} from '#app/panels/social-media-hub/parts/canvas.ts';
import type { Pictured } from '#app/panels/social-media-hub/parts/pictures.ts';
import { schedule } from '#studio/browser/timers.ts';
import type { ShareDraft } from './draft.ts';
import { drawPost } from './draw-post.ts';
import { END_WORDS, isDone } from './end-words.ts';
import { type PostEnd, share } from './post.ts';
import { sizeFor } from './size-for.ts';

/** The least time for which sharing is said to be in progress, in milliseconds; from the specification. */
const IN_PROGRESS_MS = 2000;
const TYPE = 'image/jpeg';

export type PostState = PostEnd | 'none' | 'waiting' | 'sharing';

interface SharingNeeds {
  readonly draft: ShareDraft;
  readonly picture: Pictured | null;
  readonly isPair: boolean;
  /** Leads to the look. */
  readonly link: string;
  readonly textFor: (platform: PlatformId) => PostText;
  /** The platform whose picture is on show. */
  readonly shown: PlatformId;
}

export interface Sharing {
  /** The platform that the next press shares to; null where none is chosen. */
  readonly next: PlatformId | null;
  /** Whether an earlier press has shared to another one. */
  readonly isUnderWay: boolean;
  readonly isBusy: boolean;
  readonly stateOf: (platform: PlatformId) => PostState;
  /** Shares to the next platform: a browser opens one for each press. */
  readonly shareNext: () => Promise<void>;
  /** Copies the text of the platform on show, or saves its picture, for use anywhere else. */
  readonly copyText: () => Promise<void>;
  readonly savePicture: () => Promise<void>;
}

export function useSharing({
  draft,
  picture,
  isPair,
  link,
  textFor,
  shown,
}: SharingNeeds): Sharing {
  const [ends, setEnds] = useState<Readonly<Partial<Record<PlatformId, PostEnd>>>>({});
  const [current, setCurrent] = useState<PlatformId | null>(null);
  const busy = useRef(false);
  const { platforms, sizes, hasMark } = draft;
  const isDoneOn = (platform: PlatformId): boolean => {
    const end = ends[platform];
    return end !== undefined && isDone(end);
  };
  const left = platforms.filter((platform) => !isDoneOn(platform));
  const isUnderWay = left.length > 0 && left.length < platforms.length;
  const next = left[0] ?? platforms[0] ?? null;

  async function fileFor(platform: PlatformId, name: string): Promise<File> {
    if (picture === null) throw new Error('there is no picture yet');
    await fontsForDrawing();
    const canvas = canvasOf(sizeFor(platform, sizes));
    drawPost(canvas, picture, { isPair, hasMark });
    return fileOfCanvas(canvas, name, TYPE);
  }

  async function shareNext(): Promise<void> {
    if (busy.current) return;
    if (next === null) {
      toast(SHARE_TOASTS.selectPlatforms);
      return;
    }
    busy.current = true;
    const name = PLATFORM_NAMES[next];
    if (left.length === 0) setEnds({});
    setCurrent(next);
    toast(SHARE_TOASTS.inProgress, { platform: name });
    const run = await runStaged({
      steps: [{ milliseconds: IN_PROGRESS_MS }],
      work: () =>
        share({
          platform: next,
          text: textFor(next).text,
          link,
          picture: () => fileFor(next, fillIn(SHARE_WORDS.fileName, { platform: next })),
        }),
      clock: { schedule },
    });
    const end = run.ok ? run.value : 'failed';
    setEnds((before) => ({ ...before, [next]: end }));
    setCurrent(null);
    toast(END_WORDS[end].toast, { platform: name });
    busy.current = false;
  }

  return {
    next,
    isUnderWay,
    isBusy: current !== null,
    stateOf(platform) {
      if (platform === current) return 'sharing';
      const end = ends[platform];
      if (end !== undefined) return end;
      return isUnderWay ? 'waiting' : 'none';
    },
    shareNext,
    async copyText() {
      try {
        await navigator.clipboard.writeText(textFor(shown).text);
        toast(SHARE_TOASTS.textCopied);
      } catch {
        toast(SHARE_TOASTS.notCopied);
      }
    },
    async savePicture() {
      try {
        const file = await fileFor(shown, SHARE_WORDS.plainFileName);
        saveFile(file, file.name);
        toast(SHARE_TOASTS.pictureSaved);
      } catch {
        toast(SHARE_TOASTS.pictureFailed);
      }
    },
  };
}

/** Makes the film of a story on this device, in as long as it lasts. */

import type { StoryTemplateId } from '#content/social/story-templates.ts';
import { withDuration } from '#domain/film/webm-duration.ts';
import { FILM_MS, filmMoment, STORY } from '#domain/social/story.ts';
import { startFilm } from '#app/look/film/film-recorder.ts';
import { canvasOf } from '#app/panels/social-media-hub/parts/canvas.ts';
import { filmDrawing } from './draw-story.ts';
import type { StoryContent } from './templates/story-content.ts';

/** Pictures a second. */
const RATE = 30;
/** Bits a second: a still face under a soft edge, at four times the pixels of a lesson. */
const BITRATE = 8_000_000;
/** How many bytes at the beginning of a film are sure to hold its head. */
const HEAD = 64 * 1024;

export type FilmEnd =
  | { readonly kind: 'film'; readonly film: Blob }
  /** The page was out of sight, in which browsers draw nothing. */
  | { readonly kind: 'hidden' | 'aborted' | 'failed' };

export interface FilmOptions {
  readonly template: StoryTemplateId;
  readonly content: StoryContent;
  /** As `browserFilmTypeToPost` says. */
  readonly type: string;
  readonly signal: AbortSignal;
  /** Told how much of it is there, in [0, 1]. */
  readonly onProgress: (share: number) => void;
}

/** Calls for each picture that the browser is about to show, until it is ended. */
function eachPicture(draw: () => void): () => void {
  let next = requestAnimationFrame(function again() {
    draw();
    next = requestAnimationFrame(again);
  });
  return () => {
    cancelAnimationFrame(next);
  };
}

async function complete(pieces: readonly Blob[], type: string): Promise<Blob> {
  const whole = new Blob([...pieces], { type });
  const head = new Uint8Array(await whole.slice(0, HEAD).arrayBuffer());
  const named = withDuration(head, FILM_MS) ?? [head];
  return new Blob([...named, whole.slice(HEAD)], { type });
}

/** Never rejects. What was recorded is let go of where it ends before its time. */
export async function makeFilm(options: FilmOptions): Promise<FilmEnd> {
  const { template, content, type, signal, onProgress } = options;
  const canvas = canvasOf(STORY);
  const pieces: Blob[] = [];
  const ending = new AbortController();
  const hide = (): void => {
    if (document.visibilityState === 'hidden') ending.abort('hidden');
  };
  const abort = (): void => {
    ending.abort('aborted');
  };
  document.addEventListener('visibilitychange', hide);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  let endPictures = (): void => undefined;
  try {
    const draw = filmDrawing(canvas, template, content);
    let startedAt: number | null = null;
    const isOver = new Promise<void>((resolve) => {
      ending.signal.addEventListener('abort', () => {
        resolve();
      });
      endPictures = eachPicture(() => {
        const passed = startedAt === null ? 0 : performance.now() - startedAt;
        draw(filmMoment(passed));
        onProgress(Math.min(1, passed / FILM_MS));
        if (passed >= FILM_MS) resolve();
      });
    });
    const film = await startFilm(
      canvas.captureStream(RATE),
      null,
      type,
      {
        onPiece: (piece) => pieces.push(piece),
        onFailure: () => {
          ending.abort('failed');
        },
        onSoundEnd: () => undefined,
      },
      BITRATE,
    );
    startedAt = performance.now();
    await isOver;
    await film.stop();
    if (ending.signal.aborted) return { kind: endOf(ending.signal.reason) };
    return { kind: 'film', film: await complete(pieces, type) };
  } catch {
    return { kind: 'failed' };
  } finally {
    endPictures();
    document.removeEventListener('visibilitychange', hide);
    signal.removeEventListener('abort', abort);
  }
}

function endOf(reason: unknown): 'hidden' | 'aborted' | 'failed' {
  return reason === 'hidden' || reason === 'aborted' ? reason : 'failed';
}

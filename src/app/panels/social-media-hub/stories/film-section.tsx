import { Clapperboard, Download, Share2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { STORIES_WORDS } from '#content/panels/hub-stories-words.ts';
import type { StoryTemplateId } from '#content/social/story-templates.ts';
import { filmEnding } from '#domain/film/film-type.ts';
import { browserFilmTypeToPost } from '#app/look/film/film-recorder.ts';
import { canHandOn } from '#app/panels/social-media-hub/parts/hand-on.ts';
import { saveStory, shareStory } from './hand-on-story.ts';
import { type FilmEnd, makeFilm } from './make-film.ts';
import type { StoryContent } from './templates/story-content.ts';

const ICON = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const;

const TROUBLES: Readonly<Record<Exclude<FilmEnd['kind'], 'film'>, string>> = {
  hidden: STORIES_WORDS.hidden,
  failed: STORIES_WORDS.filmFailed,
  aborted: '',
};

type Filming =
  | { readonly phase: 'none'; readonly trouble: string }
  | { readonly phase: 'making'; readonly share: number }
  | { readonly phase: 'made'; readonly file: File; readonly address: string };

interface FilmSectionProps {
  readonly template: StoryTemplateId;
  readonly content: StoryContent | null;
  readonly onFilming: (isFilming: boolean) => void;
}

/** The film in which the look comes on. It plays when it is told to, never by itself. */
export function FilmSection({ template, content, onFilming }: FilmSectionProps) {
  const [filming, setFilming] = useState<Filming>({ phase: 'none', trouble: '' });
  const ending = useRef<AbortController | null>(null);
  const address = filming.phase === 'made' ? filming.address : null;
  useEffect(
    () => () => {
      if (address !== null) URL.revokeObjectURL(address);
    },
    [address],
  );
  useEffect(
    () => () => {
      ending.current?.abort();
    },
    [],
  );
  const type = browserFilmTypeToPost();
  if (type === null) {
    return (
      <section>
        <h3 className="hub-heading">{STORIES_WORDS.film}</h3>
        <p className="text-sm text-fg-2">{STORIES_WORDS.noFilm}</p>
      </section>
    );
  }

  async function make(kind: string, shown: StoryContent): Promise<void> {
    if (ending.current !== null) return;
    const run = new AbortController();
    ending.current = run;
    setFilming({ phase: 'making', share: 0 });
    onFilming(true);
    const end = await makeFilm({
      template,
      content: shown,
      type: kind,
      signal: run.signal,
      onProgress: (share) => {
        setFilming({ phase: 'making', share });
      },
    });
    ending.current = null;
    onFilming(false);
    if (end.kind !== 'film') {
      setFilming({ phase: 'none', trouble: TROUBLES[end.kind] });
      return;
    }
    const name = `${fillIn(STORIES_WORDS.fileName, { template })}.${filmEnding(kind)}`;
    const [plainType = kind] = kind.split(';');
    const file = new File([end.film], name, { type: plainType });
    setFilming({ phase: 'made', file, address: URL.createObjectURL(file) });
  }

  const isMade = filming.phase === 'made';
  return (
    <section aria-labelledby="hub-film">
      <h3 id="hub-film" className="hub-heading">
        {isMade ? STORIES_WORDS.filmReady : STORIES_WORDS.film}
      </h3>
      {isMade ? null : <p className="text-sm text-fg-2">{STORIES_WORDS.filmAbout}</p>}
      {isMade ? (
        <div className="hub-stage story-film">
          {/* It has no sound, so there is nothing to caption. */}
          <video src={filming.address} controls muted playsInline aria-label={STORIES_WORDS.alt} />
        </div>
      ) : null}
      {filmEnding(type) === 'webm' ? (
        <p className="text-sm text-fg-2">{STORIES_WORDS.webm}</p>
      ) : null}
      {filming.phase === 'none' && filming.trouble !== '' ? (
        <p role="alert" className="hub-problem">
          {filming.trouble}
        </p>
      ) : null}
      {filming.phase === 'making' ? (
        <progress
          className="story-progress"
          max={1}
          value={filming.share}
          aria-label={STORIES_WORDS.making}
        />
      ) : null}
      <div className="hub-chips">
        {filming.phase === 'making' ? (
          <button
            type="button"
            className="button-secondary hub-small-button"
            onClick={() => {
              ending.current?.abort();
            }}
          >
            <X {...ICON} />
            {STORIES_WORDS.cancel}
          </button>
        ) : (
          <button
            type="button"
            className="button-secondary hub-small-button"
            disabled={content === null}
            onClick={() => {
              if (content !== null) void make(type, content);
            }}
          >
            <Clapperboard {...ICON} />
            {isMade ? STORIES_WORDS.makeAgain : STORIES_WORDS.make}
          </button>
        )}
        {isMade ? <FilmWays file={filming.file} /> : null}
      </div>
    </section>
  );
}

function FilmWays({ file }: { file: File }) {
  return (
    <>
      <button
        type="button"
        className="button-secondary hub-small-button"
        onClick={() => {
          saveStory(file);
        }}
      >
        <Download {...ICON} />
        {STORIES_WORDS.saveFilm}
      </button>
      {canHandOn(file) ? (
        <button
          type="button"
          className="button-secondary hub-small-button"
          onClick={() => void shareStory(file)}
        >
          <Share2 {...ICON} />
          {STORIES_WORDS.shareFilm}
        </button>
      ) : null}
    </>
  );
}

import { ArrowLeft, Download, FileJson, Play, Subtitles, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { DETAILS_WORDS, TUTORIAL_TOASTS, TUTORIAL_WORDS } from '#content/panels/tutorial-words.ts';
import { fileNameOf, filmEnding } from '#domain/film/film-type.ts';
import { captionsOf } from '#domain/tutorial/captions.ts';
import { tutorialFile } from '#domain/tutorial/tutorial-file.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { saveFile } from '#app/kit/ui/save-file.ts';
import { deviceTutorials } from './device-tutorials.ts';
import { StepList } from './step-list.tsx';
import { stepsWords, timeWords } from './time-words.ts';
import type { KeptTutorial } from './tutorials.ts';

interface TutorialDetailsProps {
  readonly kept: KeptTutorial;
  readonly onBack: () => void;
  readonly onPlay: () => void;
}

/** One tutorial: its film, its steps, and what can be done with it. */
export function TutorialDetails({ kept, onBack, onPlay }: TutorialDetailsProps) {
  const { tutorial, film } = kept;
  const { title, description, steps, totalDuration, createdAt } = tutorial;
  const filmDuration = film?.duration ?? totalDuration;
  const hasSteps = steps.length > 0;
  return (
    <>
      <div>
        <button type="button" className="panel-back-quiet" onClick={onBack}>
          <ArrowLeft size={14} strokeWidth={1.8} aria-hidden="true" />
          {TUTORIAL_WORDS.back}
        </button>
        <h3 className="display text-2xl">{title}</h3>
        <p className="tnum mt-1 text-xs text-fg-3">
          {[
            fillIn(TUTORIAL_WORDS.row, {
              steps: stepsWords(steps.length),
              duration: timeWords(totalDuration),
            }),
            formatDayAndTime(createdAt),
          ].join(' · ')}
        </p>
        {description === '' ? null : <p className="mt-2 text-md text-fg-2">{description}</p>}
      </div>
      {kept.state === 'cut-short' ? (
        <p className="professional-note text-sm">{DETAILS_WORDS.cutShort}</p>
      ) : null}
      {film === null ? null : <FilmView kept={kept} />}
      {hasSteps ? (
        <StepList steps={steps} lookAtStart={null} />
      ) : (
        <p className="text-sm text-fg-2">{DETAILS_WORDS.noSteps}</p>
      )}
      <div className="tutorial-files">
        {film === null ? null : (
          <>
            <button type="button" className="quiet-button" onClick={() => void saveFilm(kept)}>
              <Download size={16} strokeWidth={1.6} aria-hidden="true" />
              {DETAILS_WORDS.saveFilm}
            </button>
            <button
              type="button"
              className="quiet-button"
              onClick={() => {
                saveText(
                  captionsOf(tutorial, filmDuration),
                  'text/vtt',
                  `${fileNameOf(title)}.vtt`,
                );
              }}
            >
              <Subtitles size={16} strokeWidth={1.6} aria-hidden="true" />
              {DETAILS_WORDS.saveCaptions}
            </button>
          </>
        )}
        <button
          type="button"
          className="quiet-button"
          onClick={() => {
            onBack();
            void removeTutorial(kept);
          }}
        >
          <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
          {DETAILS_WORDS.delete}
        </button>
      </div>
      <div className="panel-actions">
        <button type="button" className="button-primary" disabled={!hasSteps} onClick={onPlay}>
          <Play size={16} strokeWidth={1.6} aria-hidden="true" />
          {DETAILS_WORDS.play}
        </button>
        <button
          type="button"
          className="button-secondary"
          onClick={() => {
            exportTutorial(kept);
          }}
        >
          <FileJson size={16} strokeWidth={1.6} aria-hidden="true" />
          {DETAILS_WORDS.export}
        </button>
      </div>
    </>
  );
}

function saveText(text: string, type: string, name: string): void {
  saveFile(new Blob([text], { type }), name);
}

function exportTutorial({ tutorial, film }: KeptTutorial): void {
  const name = fileNameOf(tutorial.title);
  const beside =
    film === null ? null : { file: `${name}.${filmEnding(film.type)}`, type: film.type };
  const filmDuration = film?.duration ?? tutorial.totalDuration;
  saveText(tutorialFile(tutorial, beside, filmDuration), 'application/json', `${name}.json`);
  toast(TUTORIAL_TOASTS.exported, { title: tutorial.title });
}

async function saveFilm({ id, tutorial }: KeptTutorial): Promise<void> {
  const film = await deviceTutorials.film(id);
  if (film === null) toast(TUTORIAL_TOASTS.filmMissing);
  else saveFile(film, `${fileNameOf(tutorial.title)}.${filmEnding(film.type)}`);
}

/** Milliseconds in which a deletion can be undone from its toast. */
const UNDO_TIME = 10_000;

async function removeTutorial({ id, tutorial: { title } }: KeptTutorial): Promise<void> {
  const bringBack = await deviceTutorials.remove(id);
  toast(TUTORIAL_TOASTS.deleted, { title }, '', {
    duration: UNDO_TIME,
    action: {
      label: DETAILS_WORDS.undo,
      otherWay: DETAILS_WORDS.undoOther,
      act: () => void bringBack(),
    },
  });
}

interface ShownFilm {
  readonly film: string;
  readonly captions: string;
}

function FilmView({ kept: { id, tutorial, film } }: { kept: KeptTutorial }) {
  const filmDuration = film?.duration ?? tutorial.totalDuration;
  const [shown, setShown] = useState<ShownFilm | null | 'missing'>(null);
  useEffect(() => {
    let made: ShownFilm | null = null;
    let isWanted = true;
    void deviceTutorials.film(id).then((file) => {
      if (!isWanted) return;
      if (file === null) {
        setShown('missing');
        return;
      }
      const captions = new Blob([captionsOf(tutorial, filmDuration)], { type: 'text/vtt' });
      made = { film: URL.createObjectURL(file), captions: URL.createObjectURL(captions) };
      setShown(made);
    });
    return () => {
      isWanted = false;
      if (made === null) return;
      URL.revokeObjectURL(made.film);
      URL.revokeObjectURL(made.captions);
    };
  }, [id, tutorial, filmDuration]);
  if (shown === 'missing') {
    return <p className="text-sm text-fg-2">{TUTORIAL_TOASTS.filmMissing.description}</p>;
  }
  if (shown === null) {
    return (
      <p role="status" className="text-sm text-fg-2">
        {DETAILS_WORDS.loadingFilm}
      </p>
    );
  }
  return (
    <video
      className="tutorial-film"
      controls
      playsInline
      preload="metadata"
      src={shown.film}
      aria-label={fillIn(DETAILS_WORDS.film, { title: tutorial.title })}
    >
      <track
        kind="captions"
        srcLang="en"
        label={DETAILS_WORDS.captions}
        src={shown.captions}
        default
      />
    </video>
  );
}

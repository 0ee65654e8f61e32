import { Circle, FileInput, Mic, Video } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { START_PROBLEMS, TUTORIAL_TOASTS, TUTORIAL_WORDS } from '#content/panels/tutorial-words.ts';
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from '#domain/tutorial/tutorial.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { SwitchRow } from '#app/kit/ui/switch-row.tsx';
import { browserFilmType } from '#app/look/film/film-recorder.ts';
import { ImportButton } from './import-button.tsx';
import type { Recording, StartProblem } from './recording.ts';

interface NewTutorialProps {
  readonly recording: Recording;
  readonly onImported: (id: string) => void;
  /** Shown beneath the fields. */
  readonly children: ReactNode;
}

/** What is to be recorded, and how. */
export function NewTutorial({ recording, onImported, children }: NewTutorialProps) {
  const canFilm = browserFilmType(false) !== null;
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [film, setFilm] = useState(canFilm);
  const [sound, setSound] = useState(false);
  const [problem, setProblem] = useState<StartProblem | null>(null);
  const isStarting = useStore(recording.store, ({ phase }) => phase === 'starting');
  const field = useRef<HTMLInputElement>(null);

  const start = async (): Promise<void> => {
    const found = await recording.start({ title, description, film, sound: film && sound });
    setProblem(found);
    if (found === 'title-required') {
      toast(TUTORIAL_TOASTS.titleRequired);
      field.current?.focus();
    } else if (found === null) toast(TUTORIAL_TOASTS.started);
  };

  return (
    <form
      id="new-tutorial"
      className="new-tutorial"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <p className="text-md text-fg-2">{TUTORIAL_WORDS.intro}</p>
      <label className="tutorial-label">
        <span>{TUTORIAL_WORDS.title}</span>
        <input
          ref={field}
          className="professional-field"
          maxLength={LONGEST_TITLE}
          placeholder={TUTORIAL_WORDS.titlePlaceholder}
          aria-invalid={problem === 'title-required'}
          value={title}
          onChange={({ target }) => {
            setTitle(target.value);
          }}
        />
      </label>
      <label className="tutorial-label">
        <span>{TUTORIAL_WORDS.description}</span>
        <textarea
          className="professional-field"
          rows={2}
          maxLength={LONGEST_DESCRIPTION}
          value={description}
          onChange={({ target }) => {
            setDescription(target.value);
          }}
        />
      </label>
      {canFilm ? (
        <div>
          <SwitchRow
            label={TUTORIAL_WORDS.film}
            about={TUTORIAL_WORDS.filmAbout}
            icon={<Video size={18} strokeWidth={1.6} aria-hidden="true" />}
            checked={film}
            onChange={setFilm}
          />
          <SwitchRow
            label={TUTORIAL_WORDS.sound}
            about={TUTORIAL_WORDS.soundAbout}
            icon={<Mic size={18} strokeWidth={1.6} aria-hidden="true" />}
            checked={film && sound}
            isDisabled={!film}
            onChange={setSound}
          />
        </div>
      ) : (
        <p className="text-sm text-fg-2">{TUTORIAL_WORDS.noFilm}</p>
      )}
      {problem === null || problem === 'title-required' ? null : (
        <div role="alert" className="professional-note">
          <p className="text-md font-medium">{START_PROBLEMS[problem].message}</p>
          <p className="mt-1 text-sm text-fg-2">{START_PROBLEMS[problem].advice}</p>
        </div>
      )}
      {children}
      <div className="panel-actions">
        <button type="submit" className="button-primary" aria-busy={isStarting}>
          <Circle size={14} strokeWidth={0} className="recording-fill" aria-hidden="true" />
          {isStarting ? TUTORIAL_WORDS.starting : TUTORIAL_WORDS.start}
        </button>
        <ImportButton
          onImported={onImported}
          icon={<FileInput size={16} strokeWidth={1.6} aria-hidden="true" />}
        />
      </div>
    </form>
  );
}

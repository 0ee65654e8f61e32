import './tutorial.css';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { TUTORIAL_WORDS } from '#content/panels/tutorial-words.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { deviceTutorials } from './device-tutorials.ts';
import { beginLesson, lessonStore } from './lesson.ts';
import { LessonView } from './lesson-view.tsx';
import { NewTutorial } from './new-tutorial.tsx';
import { useRecordingSign } from './recording-sign.tsx';
import { RecordingView } from './recording-view.tsx';
import { filmOf } from './studio-recording.ts';
import { TutorialDetails } from './tutorial-details.tsx';
import { TutorialList } from './tutorial-list.tsx';

/** Recording how a look is built, step by step, and following it again. */
export function TutorialTab() {
  const studio = useStudio();
  const { recording } = filmOf(studio);
  useRecordingSign(recording);
  const phase = useStore(recording.store, (state) => state.phase);
  const { isLoaded, isKept, tutorials } = useStore(deviceTutorials.store);
  const lesson = useStore(lessonStore);
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    void deviceTutorials.load();
  }, []);
  const done = tutorials.filter(({ state }) => state !== 'recording');
  const opened = done.find(({ id }) => id === open);

  if (phase === 'recording' || phase === 'stopping') {
    return <RecordingView recording={recording} onStopped={setOpen} />;
  }
  if (lesson !== null) return <LessonView lesson={lesson} />;
  if (!isLoaded) {
    return (
      <p role="status" className="py-8 text-fg-2">
        {TUTORIAL_WORDS.loading}
      </p>
    );
  }
  if (opened !== undefined) {
    return (
      <TutorialDetails
        key={opened.id}
        kept={opened}
        onBack={() => {
          setOpen(null);
        }}
        onPlay={() => {
          beginLesson(opened, studio);
        }}
      />
    );
  }
  return (
    <NewTutorial recording={recording} onImported={setOpen}>
      {isKept ? null : <p className="professional-note text-sm">{TUTORIAL_WORDS.notKept}</p>}
      <TutorialList tutorials={done} onOpen={setOpen} />
    </NewTutorial>
  );
}

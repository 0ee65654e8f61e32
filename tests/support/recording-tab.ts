/** A tab that records a tutorial, with everything around it under the test's control. */

import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import type { FilmListeners } from '#app/look/film/film-recorder.ts';
import type { RecordingWishes } from '#app/panels/professional-mode/tutorial/recorded.ts';
import { createRecording } from '#app/panels/professional-mode/tutorial/recording.ts';
import { createTutorials } from '#app/panels/professional-mode/tutorial/tutorials.ts';
import { memoryDatabase } from './memory-database.ts';

export const WITH_FILM: RecordingWishes = {
  title: ' A soft evening lip ',
  description: '',
  film: true,
  sound: false,
};

/** A stream, with only what a recording uses of it. */
class Stream {
  stopped = 0;
  getTracks() {
    return [{ stop: () => (this.stopped += 1) }];
  }
}

interface Tab {
  now: number;
  look: Look;
  picture: Stream | null;
  microphoneFailure: Error | null;
  filmFailure: Error | null;
  /** Tells the recording whether something is in the mirror. */
  shown: (isShown: boolean) => void;
  film: FilmListeners | null;
  filmState: string;
}

/** A tab whose clock, mirror, microphone and recorder are controlled by the test. */
export function openRecordingTab(
  database = memoryDatabase(),
  others: { recording: boolean } = { recording: false },
  owner = 'ada',
) {
  const tab: Tab = {
    now: 0,
    look: DEFAULT_LOOK,
    picture: new Stream(),
    microphoneFailure: null,
    filmFailure: null,
    shown: () => undefined,
    film: null,
    filmState: 'none',
  };
  let ids = 0;
  const tutorials = createTutorials({
    database,
    tellOthers: () => undefined,
    isRecording: () => Promise.resolve(others.recording),
  });
  const recording = createRecording({
    now: () => tab.now,
    date: () => new Date('2026-11-23T18:00:00Z'),
    newId: () => `id-${(ids += 1)}`,
    look: () => tab.look,
    picture: () => tab.picture as unknown as MediaStream | null,
    followShown: (listener) => {
      tab.shown = listener;
      return () => undefined;
    },
    openMicrophone: () =>
      tab.microphoneFailure === null
        ? Promise.resolve(new Stream() as unknown as MediaStream)
        : Promise.reject(tab.microphoneFailure),
    filmType: () => 'video/webm',
    startFilm: (_picture, _sound, type, listeners) => {
      if (tab.filmFailure !== null) return Promise.reject(tab.filmFailure);
      tab.film = listeners;
      tab.filmState = 'running';
      return Promise.resolve({
        type,
        pause: () => (tab.filmState = 'paused'),
        resume: () => (tab.filmState = 'running'),
        stop: () => {
          tab.filmState = 'stopped';
          listeners.onPiece(new Blob(['end']));
          return Promise.resolve();
        },
      });
    },
    claim: () => {
      if (others.recording) return Promise.resolve(null);
      others.recording = true;
      return Promise.resolve(() => {
        others.recording = false;
      });
    },
    repeat: () => () => undefined,
    tutorials,
    owner,
  });
  return { tab, database, others, tutorials, recording, state: recording.store.getState };
}

/** Resolves once everything that was started has been written. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

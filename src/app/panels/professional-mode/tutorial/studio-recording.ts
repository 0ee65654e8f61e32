import { v7 as uuidv7 } from 'uuid';
import { repeat } from '#studio/browser/timers.ts';
import { createFilmCommands, type FilmCommands } from '#studio/commands/film.ts';
import { currentLook } from '#studio/state/state.ts';
import type { Studio } from '#studio/studio.ts';
import { hearOwner, ownerHere } from '#app/person/session/owner-here.ts';
import { claimRecording, deviceTutorials } from './device-tutorials.ts';
import { browserFilmType, openMicrophone, startFilm } from '#app/look/film/film-recorder.ts';
import { createRecording, type Recording } from './recording.ts';

interface StudioFilm {
  readonly film: FilmCommands;
  readonly recording: Recording;
}

const made = new WeakMap<Studio, StudioFilm>();

/** The recording of a studio, and what it takes of the mirror; the same each time, so that it outlives the panel. */
export function filmOf(studio: Studio): StudioFilm {
  const known = made.get(studio);
  if (known !== undefined) return known;
  const film = studio.extend(createFilmCommands);
  const recording = createRecording({
    now: () => performance.now(),
    date: () => new Date(),
    newId: uuidv7,
    look: () => currentLook(studio.store.getState()),
    picture: film.picture,
    followShown: film.followShown,
    openMicrophone,
    filmType: browserFilmType,
    startFilm,
    claim: claimRecording,
    repeat,
    tutorials: deviceTutorials,
    owner: ownerHere(),
  });
  hearOwner((owner) => void recording.belongTo(owner));
  const both = { film, recording };
  made.set(studio, both);
  return both;
}

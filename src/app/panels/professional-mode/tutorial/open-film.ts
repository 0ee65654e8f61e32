/** Opens what a tutorial is filmed with: the mirror's picture, the microphone, the browser's recorder. */

import type { Film, FilmListeners } from '#app/look/film/film-recorder.ts';

/** What keeps a film from starting. */
export type FilmProblem =
  | 'nothing-shown'
  | 'microphone-refused'
  | 'no-microphone'
  /** It is there and allowed, but did not start: another program has it, for instance. */
  | 'microphone-failed'
  /** The browser's recorder did not start. */
  | 'film-failed';

export interface FilmEnvironment {
  /** The mirror's picture; null while nothing is in it. */
  readonly picture: () => MediaStream | null;
  readonly openMicrophone: () => Promise<MediaStream>;
  readonly filmType: (hasSound: boolean) => string | null;
  readonly startFilm: (
    picture: MediaStream,
    sound: MediaStream | null,
    type: string,
    listeners: FilmListeners,
  ) => Promise<Film>;
}

function microphoneProblem(cause: unknown): FilmProblem {
  switch (cause instanceof DOMException ? cause.name : '') {
    case 'NotFoundError':
      return 'no-microphone';
    case 'NotAllowedError':
    case 'SecurityError':
      return 'microphone-refused';
    default:
      return 'microphone-failed';
  }
}

/**
 * Resolves with the film once it runs, or with why it does not; in that case the tracks of picture and
 * microphone are stopped.
 */
export async function openFilm(
  environment: FilmEnvironment,
  hasSound: boolean,
  listeners: FilmListeners,
): Promise<Film | FilmProblem> {
  let sound: MediaStream | null = null;
  if (hasSound) {
    try {
      sound = await environment.openMicrophone();
    } catch (cause) {
      return microphoneProblem(cause);
    }
  }
  const picture = environment.picture();
  const type = environment.filmType(sound !== null);
  const giveUp = (problem: FilmProblem): FilmProblem => {
    for (const track of [...(sound?.getTracks() ?? []), ...(picture?.getTracks() ?? [])]) {
      track.stop();
    }
    return problem;
  };
  if (picture === null) return giveUp('nothing-shown');
  if (type === null) return giveUp('film-failed');
  try {
    return await environment.startFilm(picture, sound, type, listeners);
  } catch {
    return giveUp('film-failed');
  }
}

/** What is known of a recording while it is made, and what of it is kept. */

import type { Look } from '#domain/makeup/look.ts';
import { elapsedOf, startedAt, type Stopwatch } from '#domain/tutorial/stopwatch.ts';
import type { Tutorial } from '#domain/tutorial/tutorial.ts';
import type { FilmEnd, RecordedFilm } from './recorded-film.ts';
import type { KeptTutorial } from './tutorials.ts';

export interface RecordingWishes {
  readonly title: string;
  readonly description: string;
  readonly film: boolean;
  /** Only with a film. */
  readonly sound: boolean;
}

export interface Recorded {
  readonly id: string;
  readonly tutorial: Tutorial;
  readonly watch: Stopwatch;
  /** What was worn at the start. */
  readonly lookAtStart: Look;
  /** `full` and `failed`: it has ended, and the steps go on. */
  readonly film: 'none' | 'running' | FilmEnd;
  readonly sound: 'none' | 'running' | 'ended';
  /** Whether the device is too full for the steps, too. */
  readonly isFull: boolean;
}

export type RecordingState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'starting' | 'stopping' }
  | ({ readonly phase: 'recording' } & Recorded);

interface Beginning {
  readonly id: string;
  readonly date: Date;
  /** Milliseconds of the clock that times the recording. */
  readonly now: number;
  readonly look: Look;
}

/** A recording as it begins, with its film where one was wished for. */
export function begunRecording(
  { title, description, film, sound }: RecordingWishes,
  { id, date, now, look }: Beginning,
): Recorded {
  return {
    id,
    tutorial: {
      title: title.trim(),
      description: description.trim(),
      steps: [],
      totalDuration: 0,
      createdAt: date.toISOString(),
    },
    watch: startedAt(now),
    lookAtStart: look,
    film: film ? 'running' : 'none',
    sound: film && sound ? 'running' : 'none',
    isFull: false,
  };
}

/** What is kept of a recording at the time `now` of its clock. */
export function keptRecording(
  { id, tutorial, watch, sound }: Recorded,
  film: RecordedFilm | null,
  state: KeptTutorial['state'],
  now: number,
): KeptTutorial {
  const filmed = film?.kept ?? null;
  return {
    id,
    tutorial: { ...tutorial, totalDuration: Math.round(elapsedOf(watch, now)) },
    origin: 'recorded',
    state,
    film: filmed === null ? null : { ...filmed, hasSound: sound !== 'none' },
  };
}

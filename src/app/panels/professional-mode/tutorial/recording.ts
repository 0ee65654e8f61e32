/** The recording of a tutorial: its steps, its time and its film. It outlives the panel, and is kept as it is made. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Look } from '#domain/makeup/look.ts';
import {
  elapsedOf,
  pausedAt,
  resumedAt,
  startedAt,
  type Stopwatch,
} from '#domain/tutorial/stopwatch.ts';
import { MOST_STEPS, withStep, type Tutorial } from '#domain/tutorial/tutorial.ts';
import type { Film, FilmListeners } from '#app/look/film/film-recorder.ts';
import type { KeptTutorial, Tutorials } from './tutorials.ts';

/** What keeps a recording from starting. */
export type StartProblem =
  | 'title-required'
  /** One is under way in another tab. */
  | 'other-tab'
  | 'nothing-shown'
  | 'microphone-refused'
  | 'no-microphone'
  /** The browser's recorder did not start. */
  | 'film-failed';

export interface Recorded {
  readonly id: string;
  readonly tutorial: Tutorial;
  readonly watch: Stopwatch;
  /** What was worn at the start. */
  readonly lookAtStart: Look;
  /** `full` and `failed`: it has ended, and the steps go on. */
  readonly film: 'none' | 'running' | 'full' | 'failed';
  readonly sound: 'none' | 'running' | 'ended';
  /** Whether the device is too full for the steps, too. */
  readonly isFull: boolean;
}

export type RecordingState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'starting' | 'stopping' }
  | ({ readonly phase: 'recording' } & Recorded);

export interface RecordingEnvironment {
  /** Milliseconds that only go forwards. */
  readonly now: () => number;
  readonly date: () => Date;
  readonly newId: () => string;
  readonly look: () => Look;
  /** The mirror's picture; null while nothing is in it. */
  readonly picture: () => MediaStream | null;
  readonly followShown: (listener: (isShown: boolean) => void) => () => void;
  readonly openMicrophone: () => Promise<MediaStream>;
  readonly filmType: (hasSound: boolean) => string | null;
  readonly startFilm: (
    picture: MediaStream,
    sound: MediaStream | null,
    type: string,
    listeners: FilmListeners,
  ) => Promise<Film>;
  /** Claims that this tab records. Null where another one does; else what ends the claim. */
  readonly claim: () => Promise<(() => void) | null>;
  readonly repeat: (task: () => void, milliseconds: number) => () => void;
  readonly tutorials: Pick<Tutorials, 'put' | 'putPiece'>;
}

export interface RecordingWishes {
  readonly title: string;
  readonly description: string;
  readonly film: boolean;
  /** Only with a film. */
  readonly sound: boolean;
}

export interface Recording {
  readonly store: StoreApi<RecordingState>;
  /** Resolves with why it did not start, or null. Nothing happens while one is under way. */
  readonly start: (wishes: RecordingWishes) => Promise<StartProblem | null>;
  /** Milliseconds since the start, without pauses. */
  readonly elapsed: () => number;
  /** Keeps what is worn now as a step. Only while recording; null where there are too many. */
  readonly addStep: (title: string, description: string) => number | null;
  /** Resolves with what was recorded; null where nothing was. */
  readonly stop: () => Promise<KeptTutorial | null>;
}

/** How often the time is kept, in milliseconds. */
const KEEP_EVERY = 2000;

export function createRecording(environment: RecordingEnvironment): Recording {
  const { now, tutorials } = environment;
  const store = createStore<RecordingState>(() => ({ phase: 'idle' }));
  let film: Film | null = null;
  /** Whose film it is, from before its first piece to after its last. */
  let filmed: string | null = null;
  let pieces = 0;
  /** Writes happen one after the other. */
  let written: Promise<unknown> = Promise.resolve();
  let ends: (() => void)[] = [];

  const current = (): ({ readonly phase: 'recording' } & Recorded) | null => {
    const state = store.getState();
    return state.phase === 'recording' ? state : null;
  };
  const change = (changed: Partial<Recorded>): void => {
    const recorded = current();
    if (recorded !== null) store.setState({ ...recorded, ...changed }, true);
  };
  const elapsed = (): number => {
    const recorded = current();
    return recorded === null ? 0 : elapsedOf(recorded.watch, now());
  };

  function keptOf(recorded: Recorded, state: KeptTutorial['state']): KeptTutorial {
    const totalDuration = Math.round(elapsedOf(recorded.watch, now()));
    return {
      id: recorded.id,
      tutorial: { ...recorded.tutorial, totalDuration },
      origin: 'recorded',
      state,
      film: film === null ? null : { type: film.type, hasSound: recorded.sound !== 'none' },
    };
  }

  function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    const done = written.then(act);
    written = done.catch(() => undefined);
    return done;
  }

  function keep(): void {
    const recorded = current();
    if (recorded === null) return;
    const kept = keptOf(recorded, 'recording');
    void inTurn(() => tutorials.put(kept)).then((problem) => {
      change({ isFull: problem === 'full' });
    });
  }

  function takePiece(piece: Blob): void {
    const tutorial = filmed;
    if (tutorial === null) return;
    const place = pieces;
    pieces += 1;
    void inTurn(() => tutorials.putPiece(tutorial, place, piece)).then((problem) => {
      if (problem === 'full') endFilm('full');
    });
  }

  function endFilm(ended: 'full' | 'failed'): void {
    if (current()?.film !== 'running') return;
    change({ film: ended });
    void film?.stop();
  }

  async function openFilm(wishes: RecordingWishes): Promise<StartProblem | null> {
    let sound: MediaStream | null = null;
    if (wishes.sound) {
      try {
        sound = await environment.openMicrophone();
      } catch (cause) {
        const isMissing = cause instanceof DOMException && cause.name === 'NotFoundError';
        return isMissing ? 'no-microphone' : 'microphone-refused';
      }
    }
    const picture = environment.picture();
    const type = environment.filmType(sound !== null);
    const giveUp = (problem: StartProblem): StartProblem => {
      for (const track of [...(sound?.getTracks() ?? []), ...(picture?.getTracks() ?? [])]) {
        track.stop();
      }
      return problem;
    };
    if (picture === null) return giveUp('nothing-shown');
    if (type === null) return giveUp('film-failed');
    try {
      film = await environment.startFilm(picture, sound, type, {
        onPiece: takePiece,
        onFailure: () => {
          endFilm('failed');
        },
        onSoundEnd: () => {
          change({ sound: 'ended' });
        },
      });
      return null;
    } catch {
      return giveUp('film-failed');
    }
  }

  function follow(isShown: boolean): void {
    const recorded = current();
    if (recorded === null || film === null) return;
    if (isShown) film.resume();
    else film.pause();
    const watch = isShown ? resumedAt(recorded.watch, now()) : pausedAt(recorded.watch, now());
    change({ watch });
  }

  function end(): void {
    for (const each of ends) each();
    ends = [];
    film = null;
    pieces = 0;
    filmed = null;
    store.setState({ phase: 'idle' }, true);
  }

  return {
    store,
    elapsed,
    async start(wishes) {
      const title = wishes.title.trim();
      if (title === '') return 'title-required';
      if (store.getState().phase !== 'idle') return null;
      store.setState({ phase: 'starting' }, true);
      const unclaim = await environment.claim();
      if (unclaim === null) {
        end();
        return 'other-tab';
      }
      ends.push(unclaim);
      const id = environment.newId();
      filmed = id;
      const problem = wishes.film ? await openFilm(wishes) : null;
      if (problem !== null) {
        end();
        return problem;
      }
      const tutorial: Tutorial = {
        title,
        description: wishes.description.trim(),
        steps: [],
        totalDuration: 0,
        createdAt: environment.date().toISOString(),
      };
      store.setState(
        {
          phase: 'recording',
          id,
          tutorial,
          watch: startedAt(now()),
          lookAtStart: environment.look(),
          film: film === null ? 'none' : 'running',
          sound: film !== null && wishes.sound ? 'running' : 'none',
          isFull: false,
        },
        true,
      );
      keep();
      ends.push(environment.repeat(keep, KEEP_EVERY), environment.followShown(follow));
      return null;
    },
    addStep(title, description) {
      const recorded = current();
      if (recorded === null || recorded.tutorial.steps.length >= MOST_STEPS) return null;
      const tutorial = withStep(recorded.tutorial, {
        id: environment.newId(),
        title,
        description,
        look: environment.look(),
        elapsed: elapsed(),
      });
      change({ tutorial });
      keep();
      return tutorial.steps.length;
    },
    async stop() {
      const recorded = current();
      if (recorded === null) return null;
      const kept = keptOf({ ...recorded, watch: pausedAt(recorded.watch, now()) }, 'complete');
      store.setState({ phase: 'stopping' }, true);
      await film?.stop();
      await inTurn(() => tutorials.put(kept));
      end();
      return kept;
    },
  };
}

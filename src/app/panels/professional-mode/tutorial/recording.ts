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
import type { Film } from '#app/look/film/film-recorder.ts';
import { GUEST, type Owner } from '#app/person/session/owner.ts';
import { openFilm, type FilmEnvironment, type FilmProblem } from './open-film.ts';
import type { KeptTutorial, Tutorials } from './tutorials.ts';

/** What keeps a recording from starting. */
export type StartProblem =
  | 'title-required'
  /** One is under way in another tab. */
  | 'other-tab'
  /** Who began it is not there any more. */
  | 'person-left'
  | FilmProblem;

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

export interface RecordingEnvironment extends FilmEnvironment {
  /** Milliseconds that only go forwards. */
  readonly now: () => number;
  readonly date: () => Date;
  readonly newId: () => string;
  readonly look: () => Look;
  readonly followShown: (listener: (isShown: boolean) => void) => () => void;
  /** Claims that this tab records. Null where another one does; else what ends the claim. */
  readonly claim: () => Promise<(() => void) | null>;
  readonly repeat: (task: () => void, milliseconds: number) => () => void;
  readonly tutorials: Pick<Tutorials, 'put' | 'putPiece' | 'remove'>;
  /** Who is there at first. */
  readonly owner: Owner;
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
  /**
   * Says who is there now. A guest's recording is that of the account that they sign in to; an account's ends and is kept
   * nowhere when another person is there, or nobody.
   */
  readonly belongTo: (owner: Owner) => Promise<void>;
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
  /** Milliseconds of the film up to its last piece that was written. */
  let filmWritten = 0;
  /** Whether a piece found no room. */
  let isFilmFull = false;
  /** Milliseconds at which the film ended before the recording did; null where it did not. */
  let filmEnd: number | null = null;
  /** Writes happen one after the other. */
  let written: Promise<unknown> = Promise.resolve();
  let ends: (() => void)[] = [];
  let { owner } = environment;
  /** Whether the person whose recording it is has left. */
  let isLeft = false;

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
      film:
        film === null
          ? null
          : { type: film.type, hasSound: recorded.sound !== 'none', duration: filmEnd },
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
    const until = Math.round(elapsed());
    void inTurn(async () => {
      // What comes after a piece that is missing cannot be played.
      if (isFilmFull || isLeft) return;
      if ((await tutorials.putPiece(tutorial, place, piece)) === 'full') {
        isFilmFull = true;
        endFilm('full', filmWritten);
      } else filmWritten = Math.max(filmWritten, until);
    });
  }

  function endFilm(ended: 'full' | 'failed', at: number): void {
    filmEnd = Math.min(filmEnd ?? at, at);
    if (current()?.film !== 'running') return;
    change({ film: ended });
    void film?.stop();
  }

  async function startFilming(hasSound: boolean): Promise<FilmProblem | null> {
    const opened = await openFilm(environment, hasSound, {
      onPiece: takePiece,
      onFailure: () => {
        // While it is stopped the time has ended, and the film with it.
        if (current() !== null) endFilm('failed', Math.round(elapsed()));
      },
      onSoundEnd: () => {
        change({ sound: 'ended' });
      },
    });
    if (typeof opened === 'string') return opened;
    film = opened;
    return null;
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
    filmWritten = 0;
    isFilmFull = false;
    filmEnd = null;
    filmed = null;
    isLeft = false;
    store.setState({ phase: 'idle' }, true);
  }

  /** Ends it, and takes what was written of it off the device. */
  async function discard(): Promise<void> {
    const id = filmed;
    store.setState({ phase: 'stopping' }, true);
    await film?.stop();
    if (id !== null) await inTurn(() => tutorials.remove(id));
    end();
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
      const problem = wishes.film ? await startFilming(wishes.sound) : null;
      if (problem !== null) {
        end();
        return problem;
      }
      if (isLeft) {
        await discard();
        return 'person-left';
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
      const stopped = { ...recorded, watch: pausedAt(recorded.watch, now()) };
      store.setState({ phase: 'stopping' }, true);
      await film?.stop();
      const kept = await inTurn(async () => {
        // Now that all pieces are written: the last ones may have found no room.
        const complete = keptOf(stopped, 'complete');
        await tutorials.put(complete);
        return complete;
      });
      if (isLeft) {
        await discard();
        return null;
      }
      end();
      return kept;
    },
    async belongTo(next) {
      if (next === owner) return;
      const hasLeft = owner !== GUEST;
      owner = next;
      if (!hasLeft || store.getState().phase === 'idle') return;
      isLeft = true;
      // One that is starting or being stopped looks for itself.
      if (current() !== null) await discard();
    },
  };
}

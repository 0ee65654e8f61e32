/** The recording of a tutorial: its steps, its time and its film. It outlives the panel, and is kept as it is made. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Look } from '#domain/makeup/look.ts';
import { elapsedOf, pausedAt, resumedAt } from '#domain/tutorial/stopwatch.ts';
import { MOST_STEPS, withStep } from '#domain/tutorial/tutorial.ts';
import { GUEST, type Owner } from '#app/person/session/owner.ts';
import type { FilmEnvironment, FilmProblem } from './open-film.ts';
import {
  begunRecording,
  keptRecording,
  type Recorded,
  type RecordingState,
  type RecordingWishes,
} from './recorded.ts';
import { RecordedFilm } from './recorded-film.ts';
import type { KeptTutorial, Tutorials } from './tutorials.ts';

/** What keeps a recording from starting. */
export type StartProblem =
  | 'title-required'
  /** One is under way in another tab. */
  | 'other-tab'
  /** The person who began it has left. */
  | 'person-left'
  | FilmProblem;

export interface RecordingEnvironment extends FilmEnvironment {
  /** Milliseconds that only go forwards. */
  readonly now: () => number;
  readonly date: () => Date;
  readonly newId: () => string;
  readonly look: () => Look;
  readonly followShown: (listener: (isShown: boolean) => void) => () => void;
  /**
   * Claims recording for this tab. Resolves with a function that ends the claim, or null where another tab
   * records.
   */
  readonly claim: () => Promise<(() => void) | null>;
  readonly repeat: (task: () => void, milliseconds: number) => () => void;
  readonly tutorials: Pick<Tutorials, 'put' | 'putPiece' | 'remove'>;
  /** Who is there at first. */
  readonly owner: Owner;
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
   * Says who is there now. A guest's recording passes to the account that they sign in to. An account's
   * recording ends, and is kept nowhere, when another person or nobody is there.
   */
  readonly belongTo: (owner: Owner) => Promise<void>;
}

/** How often the time is kept, in milliseconds. */
const KEEP_EVERY = 2000;

export function createRecording(environment: RecordingEnvironment): Recording {
  const { now, tutorials } = environment;
  const store = createStore<RecordingState>(() => ({ phase: 'idle' }));
  let film: RecordedFilm | null = null;
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

  function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    const done = written.then(act);
    written = done.catch(() => undefined);
    return done;
  }

  function keep(): void {
    const recorded = current();
    if (recorded === null) return;
    const kept = keptRecording(recorded, film, 'recording', now());
    void inTurn(() => tutorials.put(kept)).then((problem) => {
      change({ isFull: problem === 'full' });
    });
  }

  function filmFor(id: string): RecordedFilm {
    return new RecordedFilm({
      elapsed,
      putPiece: (place, piece) => tutorials.putPiece(id, place, piece),
      inTurn,
      onEnd: (how) => {
        change({ film: how });
      },
      onSoundEnd: () => {
        change({ sound: 'ended' });
      },
    });
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
    film?.drop();
    film = null;
    isLeft = false;
    store.setState({ phase: 'idle' }, true);
  }

  /** Ends it, and takes what was written of it off the device. */
  async function discard(id: string): Promise<void> {
    store.setState({ phase: 'stopping' }, true);
    film?.drop();
    await film?.stop();
    await inTurn(() => tutorials.remove(id));
    end();
  }

  return {
    store,
    elapsed,
    async start(wishes) {
      if (wishes.title.trim() === '') return 'title-required';
      if (store.getState().phase !== 'idle') return null;
      store.setState({ phase: 'starting' }, true);
      const unclaim = await environment.claim();
      if (unclaim === null) {
        end();
        return 'other-tab';
      }
      ends.push(unclaim);
      const id = environment.newId();
      film = wishes.film ? filmFor(id) : null;
      const problem = (await film?.begin(environment, wishes.sound)) ?? null;
      if (problem !== null) {
        end();
        return problem;
      }
      if (isLeft) {
        await discard(id);
        return 'person-left';
      }
      const beginning = { id, date: environment.date(), now: now(), look: environment.look() };
      store.setState({ phase: 'recording', ...begunRecording(wishes, beginning) }, true);
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
        const complete = keptRecording(stopped, film, 'complete', now());
        await tutorials.put(complete);
        return complete;
      });
      if (isLeft) {
        await discard(recorded.id);
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
      film?.drop();
      const recorded = current();
      // A recording that is starting or stopping checks `isLeft` by itself.
      if (recorded !== null) await discard(recorded.id);
    },
  };
}

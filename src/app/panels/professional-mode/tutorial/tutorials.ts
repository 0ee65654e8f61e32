/** The tutorials on this device: recorded here or imported, with their films. */

import { z } from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { withDuration } from '#domain/film/webm-duration.ts';
import { parseTutorial } from '#domain/tutorial/tutorial-file.ts';
import type { Tutorial } from '#domain/tutorial/tutorial.ts';
import { createListReads } from '#app/panels/professional-mode/parts/list-reads.ts';
import { DatabaseFailure, type Database, type DatabaseProblem } from '#studio/storage/database.ts';

export interface KeptTutorial {
  readonly id: string;
  readonly tutorial: Tutorial;
  readonly origin: 'recorded' | 'imported';
  /** `cut-short`: the page was closed, or has crashed, while it was recorded. */
  readonly state: 'recording' | 'complete' | 'cut-short';
  /** Null without a film. */
  readonly film: KeptFilm | null;
}

export interface KeptFilm {
  readonly type: string;
  readonly hasSound: boolean;
  /** In milliseconds, where it ended before its tutorial; null where it is as long. */
  readonly duration: number | null;
}

export interface TutorialsState {
  readonly isLoaded: boolean;
  /** The newest first. */
  readonly tutorials: readonly KeptTutorial[];
  /** Whether the browser keeps them at all; else they end with the page. */
  readonly isKept: boolean;
}

export interface TutorialsEnvironment {
  readonly database: Database;
  /** Tells other tabs of a change. */
  readonly tellOthers: () => void;
  /** Whether a recording is under way here or in another tab. */
  readonly isRecording: () => Promise<boolean>;
}

export interface Tutorials {
  readonly store: StoreApi<TutorialsState>;
  /** Reads what is on the device. A recording whose page has ended becomes `cut-short`. Never rejects. */
  readonly load: () => Promise<void>;
  /** Adds or replaces one. Resolves with what kept it off the device, or null. */
  readonly put: (kept: KeptTutorial) => Promise<DatabaseProblem | null>;
  readonly putPiece: (id: string, place: number, piece: Blob) => Promise<DatabaseProblem | null>;
  /** The film as one file; null where there is none, or it cannot be read. */
  readonly film: (id: string) => Promise<Blob | null>;
  /** Resolves with a function that brings it back. */
  readonly remove: (id: string) => Promise<() => Promise<void>>;
}

const keptSchema = z.object({
  id: z.string(),
  tutorial: z.unknown(),
  origin: z.enum(['recorded', 'imported']),
  state: z.enum(['recording', 'complete', 'cut-short']),
  film: z.nullable(
    z.object({
      type: z.string(),
      hasSound: z.boolean(),
      // Earlier records have none.
      duration: z._default(z.nullable(z.number()), null),
    }),
  ),
});
const pieceSchema = z.object({ place: z.number(), piece: z.instanceof(Blob) });

/** How many bytes at the beginning of a film are sure to hold its head. */
const HEAD = 4096;

function read(record: unknown): readonly KeptTutorial[] {
  const kept = keptSchema.safeParse(record);
  if (!kept.success) return [];
  const tutorial = parseTutorial(kept.data.tutorial, 0);
  return tutorial.ok ? [{ ...kept.data, tutorial: tutorial.value }] : [];
}

function newestFirst(tutorials: readonly KeptTutorial[]): readonly KeptTutorial[] {
  const moment = ({ tutorial }: KeptTutorial): number => Date.parse(tutorial.createdAt);
  return tutorials.toSorted((one, other) => moment(other) - moment(one));
}

export function createTutorials({
  database,
  tellOthers,
  isRecording,
}: TutorialsEnvironment): Tutorials {
  const store = createStore<TutorialsState>(() => ({
    isLoaded: false,
    tutorials: [],
    isKept: true,
  }));
  const reads = createListReads();
  /** Pieces by tutorial, in memory because the browser does not keep them. */
  const inMemory = new Map<string, Blob[]>();

  function show(tutorials: readonly KeptTutorial[]): void {
    store.setState({ tutorials: newestFirst(tutorials) });
  }

  async function write(act: () => Promise<void>): Promise<DatabaseProblem | null> {
    try {
      await act();
      return null;
    } catch (cause) {
      if (!(cause instanceof DatabaseFailure)) throw cause;
      if (cause.problem === 'unavailable') store.setState({ isKept: false });
      return cause.problem;
    }
  }

  async function pieces(id: string): Promise<readonly Blob[]> {
    const records = await database.pieces(id).catch(() => []);
    const kept = records.flatMap((record) => pieceSchema.safeParse(record).data ?? []);
    const inOrder = kept.toSorted((one, other) => one.place - other.place);
    return [...inOrder.map(({ piece }) => piece), ...(inMemory.get(id) ?? [])];
  }

  function put(kept: KeptTutorial): Promise<DatabaseProblem | null> {
    return reads.change(async () => {
      show([...store.getState().tutorials.filter(({ id }) => id !== kept.id), kept]);
      const problem = await write(() => database.put('tutorials', kept));
      tellOthers();
      return problem;
    });
  }

  async function putPiece(
    tutorial: string,
    place: number,
    piece: Blob,
  ): Promise<DatabaseProblem | null> {
    const problem = await write(() => database.put('film', { tutorial, place, piece }));
    if (problem === 'unavailable') {
      inMemory.set(tutorial, [...(inMemory.get(tutorial) ?? []), piece]);
    }
    return problem;
  }

  return {
    store,
    put,
    putPiece,
    async load() {
      try {
        const tutorials = (await reads.read(() => database.all('tutorials'))).flatMap(read);
        show(tutorials);
        if (tutorials.some(({ state }) => state === 'recording') && !(await isRecording())) {
          for (const kept of tutorials) {
            if (kept.state === 'recording') await put({ ...kept, state: 'cut-short' });
          }
        }
      } catch {
        store.setState({ isKept: false });
      }
      store.setState({ isLoaded: true });
    },
    async film(id) {
      const found = store.getState().tutorials.find((each) => each.id === id);
      const parts = await pieces(id);
      if (found === undefined || found.film === null || parts.length === 0) return null;
      // A busy browser may hand over the head in several pieces.
      const whole = new Blob([...parts]);
      const head = new Uint8Array(await whole.slice(0, HEAD).arrayBuffer());
      const named = withDuration(head, found.film.duration ?? found.tutorial.totalDuration) ?? [
        head,
      ];
      return new Blob([...named, whole.slice(HEAD)], { type: found.film.type });
    },
    async remove(id) {
      const found = store.getState().tutorials.find((each) => each.id === id);
      const film = await pieces(id);
      await reads.change(async () => {
        show(store.getState().tutorials.filter((each) => each.id !== id));
        await write(() => database.remove('tutorials', id));
        await write(() => database.removePieces(id));
      });
      inMemory.delete(id);
      tellOthers();
      return async () => {
        if (found === undefined) return;
        await put(found);
        for (const [place, piece] of film.entries()) await putPiece(id, place, piece);
      };
    },
  };
}

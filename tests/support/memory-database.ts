/** The browser's database under a test's control, which decides when it is full. */

import {
  DatabaseFailure,
  type Database,
  type DatabaseProblem,
  type Shelf,
} from '#studio/storage/database.ts';

export interface MemoryDatabase extends Database {
  /** From now on every operation fails with this problem; null lets them succeed again. */
  readonly fail: (problem: DatabaseProblem | null) => void;
}

interface Piece {
  readonly tutorial: string;
  readonly place: number;
}

export function memoryDatabase(): MemoryDatabase {
  const shelves: Record<Shelf, Map<string, object>> = {
    snapshots: new Map(),
    tutorials: new Map(),
    film: new Map(),
  };
  let problem: DatabaseProblem | null = null;
  const answer = async <Value>(act: () => Value): Promise<Value> => {
    await Promise.resolve();
    if (problem !== null) throw new DatabaseFailure(problem, null);
    return act();
  };
  const piecesOf = (tutorial: string): readonly (readonly [string, object])[] =>
    [...shelves.film].filter(([, piece]) => (piece as Piece).tutorial === tutorial);
  const keyOf = (shelf: Shelf, record: object): string =>
    shelf === 'film'
      ? `${(record as Piece).tutorial} ${(record as Piece).place}`
      : (record as { id: string }).id;
  return {
    fail(next) {
      problem = next;
    },
    all: (shelf) => answer(() => [...shelves[shelf].values()]),
    pieces: (tutorial) => answer(() => piecesOf(tutorial).map(([, piece]) => piece)),
    put: (shelf, record) => answer(() => void shelves[shelf].set(keyOf(shelf, record), record)),
    remove: (shelf, id) => answer(() => void shelves[shelf].delete(id)),
    removePieces: (tutorial) =>
      answer(() => {
        for (const [key] of piecesOf(tutorial)) shelves.film.delete(key);
      }),
  };
}

/** The browser's database, for what is too large for its storage: pictures and films. Nothing else of the page touches it. */

/** What is kept, and the key of each record. All of it belongs to the person, and goes when they sign out. */
const SHELVES = {
  /** Pictures of the timeline. */
  snapshots: 'id',
  /** Tutorials, without their films. */
  tutorials: 'id',
  /** Films, piece by piece as they were recorded. */
  film: ['tutorial', 'place'],
} as const;

export type Shelf = keyof typeof SHELVES;

const NAME = 'lookglass';
const VERSION = 1;

export type DatabaseProblem =
  /** The device, or what the browser gives to this site, is full. */
  | 'full'
  /** The browser keeps nothing here: a private window, or it was forbidden to. */
  | 'unavailable';

export class DatabaseFailure extends Error {
  readonly problem: DatabaseProblem;

  constructor(problem: DatabaseProblem, cause: unknown) {
    super(problem, { cause });
    this.name = 'DatabaseFailure';
    this.problem = problem;
  }
}

/** Every method rejects with a DatabaseFailure. What is read is parsed by the code that asked for it. */
export interface Database {
  readonly all: (shelf: Shelf) => Promise<readonly unknown[]>;
  /** The pieces of one film, in their order. */
  readonly pieces: (tutorial: string) => Promise<readonly unknown[]>;
  /** Resolves once it is on the disk. */
  readonly put: (shelf: Shelf, record: object) => Promise<void>;
  readonly remove: (shelf: Exclude<Shelf, 'film'>, id: string) => Promise<void>;
  readonly removePieces: (tutorial: string) => Promise<void>;
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      reject(asFailure(request.error));
    });
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => {
      resolve();
    });
    transaction.addEventListener('abort', () => {
      reject(asFailure(transaction.error));
    });
  });
}

function asFailure(cause: unknown): DatabaseFailure {
  if (cause instanceof DatabaseFailure) return cause;
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  return new DatabaseFailure(isFull ? 'full' : 'unavailable', cause);
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    for (const [shelf, key] of Object.entries(SHELVES)) {
      const keyPath = typeof key === 'string' ? key : [...key];
      request.result.createObjectStore(shelf, { keyPath });
    }
  });
  return answerOf(request);
}

function piecesOf(tutorial: string): IDBKeyRange {
  return IDBKeyRange.bound([tutorial], [tutorial, []]);
}

/** Opens with its first use, and again after it was erased or has failed. */
export function browserDatabase(): Database {
  let opening: Promise<IDBDatabase> | null = null;

  function opened(): Promise<IDBDatabase> {
    opening ??= open().then(
      (database) => {
        const close = (): void => {
          database.close();
          opening = null;
        };
        // Another tab erases it, or has a newer version, and waits until all that have it open have
        // closed it.
        database.addEventListener('versionchange', close);
        database.addEventListener('close', close);
        return database;
      },
      (cause: unknown) => {
        opening = null;
        throw cause;
      },
    );
    return opening;
  }

  async function use<Value>(
    shelf: Shelf,
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> {
    try {
      const database = await opened();
      // What was recorded must outlive a crash of the machine, too.
      const transaction = database.transaction(shelf, mode, { durability: 'strict' });
      const ended = endOf(transaction);
      const [value] = await Promise.all([answerOf(act(transaction.objectStore(shelf))), ended]);
      return value;
    } catch (cause) {
      throw asFailure(cause);
    }
  }

  return {
    all: (shelf) => use<unknown[]>(shelf, 'readonly', (store) => store.getAll()),
    pieces: (tutorial) =>
      use<unknown[]>('film', 'readonly', (store) => store.getAll(piecesOf(tutorial))),
    async put(shelf, record) {
      await use(shelf, 'readwrite', (store) => store.put(record));
    },
    async remove(shelf, id) {
      await use(shelf, 'readwrite', (store) => store.delete(id));
    },
    async removePieces(tutorial) {
      await use('film', 'readwrite', (store) => store.delete(piecesOf(tutorial)));
    },
  };
}

/** Erases all of it, in every tab. Never rejects: where the browser has none, there is nothing to erase. */
export function eraseDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      resolve();
    };
    try {
      const request = indexedDB.deleteDatabase(NAME);
      for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, end);
    } catch {
      // The browser refuses it altogether.
      end();
    }
  });
}

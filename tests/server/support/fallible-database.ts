/** A database that fails when a test wants it to, as one does whose server or disk is away. */
import type { DatabaseConnection } from '#server/db/database.ts';
import { DatabaseUnavailableError } from '#server/db/database-errors.ts';

/**
 * How it fails: `refuses` whatever it is asked, `forgets` each transaction at its end, or `hides` that it
 * has stored a transaction.
 */
export type DatabaseFault = 'refuses' | 'forgets' | 'hides';

export interface FallibleDatabase {
  /** What the server gets. */
  readonly connection: DatabaseConnection;
  /** From now on it fails like this; not at all with undefined. */
  readonly setFault: (fault: DatabaseFault | undefined) => void;
  /** How often a call was told that it does not answer. */
  readonly failures: () => number;
}

type Work = (transaction: unknown) => Promise<unknown>;

/** Stands in front of `object`, with some of its methods replaced. */
function withMethods<Target extends object>(
  object: Target,
  methods: Readonly<Record<string, (...parameters: never[]) => unknown>>,
): Target {
  return new Proxy(object, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(methods, name)) return methods[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Puts faults between the server and a sound database; the sound one itself is not changed. */
export function makeFallible(sound: DatabaseConnection): FallibleDatabase {
  let fault: DatabaseFault | undefined;
  let failures = 0;

  function fail(): never {
    failures += 1;
    throw new DatabaseUnavailableError();
  }

  async function transact(this: unknown, work: Work, config?: unknown): Promise<unknown> {
    if (fault === 'refuses') fail();
    const session = Reflect.get(sound.database, 'session');
    const result: unknown = await Reflect.apply(session.transaction, session, [
      async (transaction: unknown) => {
        const done = await work(transaction);
        if (fault === 'refuses' || fault === 'forgets') fail();
        return done;
      },
      config,
    ]);
    if (fault === 'hides') fail();
    return result;
  }

  const session = Reflect.get(sound.database, 'session') as object;
  const fallibleSession: object = withMethods(session, {
    transaction: transact,
    prepareQuery: (...parameters: never[]) => {
      const prepare = Reflect.get(session, 'prepareQuery');
      const prepared: object = Reflect.apply(prepare, session, parameters);
      const guarded = (name: 'execute' | 'all') => {
        return async (...values: never[]) => {
          if (fault === 'refuses') fail();
          return Reflect.apply(Reflect.get(prepared, name), prepared, values);
        };
      };
      const fallible = withMethods(prepared, {
        execute: guarded('execute'),
        all: guarded('all'),
        setToken: () => fallible,
      });
      return fallible;
    },
  });

  const database = new Proxy(sound.database, {
    get: (target, name, receiver) =>
      name === 'session' ? fallibleSession : Reflect.get(target, name, receiver),
  });

  return {
    connection: {
      ...sound,
      database,
      async execute(text, parameters) {
        if (fault === 'refuses') fail();
        return sound.execute(text, parameters);
      },
      async ping() {
        if (fault === 'refuses') fail();
        return sound.ping();
      },
    },
    setFault(next) {
      fault = next;
    },
    failures: () => failures,
  };
}

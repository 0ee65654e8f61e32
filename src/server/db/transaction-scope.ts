import { AsyncLocalStorage } from 'node:async_hooks';

interface TransactionScope {
  isOpen: boolean;
  readonly afterCommit: (() => void)[];
}

const scopes = new AsyncLocalStorage<TransactionScope>();

/**
 * A query within a transaction went to the database instead of the transaction. It would not be
 * part of it, and on one connection the two would wait for each other for ever.
 */
export class OutsideTransactionError extends Error {
  override readonly name = 'OutsideTransactionError';

  constructor() {
    super('Inside a transaction every query must be made with the transaction, not the database.');
  }
}

function openScope(): TransactionScope | undefined {
  const scope = scopes.getStore();
  return scope?.isOpen === true ? scope : undefined;
}

/**
 * Called before the database itself is queried.
 *
 * @throws {OutsideTransactionError} when the caller is inside a transaction.
 */
export function refuseInsideTransaction(): void {
  if (openScope() !== undefined) throw new OutsideTransactionError();
}

/** Calls `notify` once the surrounding transaction is stored, or at once if there is none. */
export function afterCommit(notify: () => void): void {
  const scope = openScope();
  if (scope === undefined) notify();
  else scope.afterCommit.push(notify);
}

/** Runs a whole transaction, and after its commit everything that waited for that. */
export async function inTransactionScope<Result>(
  transact: (whileOpen: <Inner>(work: () => Promise<Inner>) => Promise<Inner>) => Promise<Result>,
): Promise<Result> {
  const scope: TransactionScope = { isOpen: true, afterCommit: [] };
  const result = await transact((work) =>
    scopes.run(scope, work).finally(() => {
      scope.isOpen = false;
    }),
  );
  for (const notify of scope.afterCommit) notify();
  return result;
}

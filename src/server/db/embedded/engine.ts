import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ExecProtocolOptions,
  messages,
  PGlite,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { DatabaseUnavailableError, isNotServing } from '#server/db/database-errors.ts';
import { inTransactionScope, refuseInsideTransaction } from '#server/db/transaction-scope.ts';
import { type Question, Statements } from './statements.ts';

/** How long the engine may work before everything else in the process gets a turn. */
const LONGEST_TURN_MS = 2;

/**
 * Whether the engine itself is broken: it could not store what it must, or crashed. An error without a
 * severity was not reported by PostgreSQL.
 */
function isEndOfEngine(error: unknown): boolean {
  return !(error instanceof messages.DatabaseError) || error.severity === 'PANIC';
}

/** Whether the engine merely lacks room at present: nothing was stored, and it goes on. */
function isWantOfResources(error: unknown): boolean {
  return error instanceof messages.DatabaseError && isNotServing(error.code);
}

/**
 * PostgreSQL inside this process. It has one connection: a query waits while a transaction is open. One
 * that is made within a transaction, but by mistake not through it, is refused, since it would wait for
 * ever.
 */
export class EmbeddedEngine extends PGlite {
  private readonly statements = new Statements(this);
  private endedBy: unknown;
  private turnBegan = 0;

  /**
   * Every message to the engine passes here. After its end it would answer from a state that nobody
   * stored, or not at all; opening it again repairs it.
   */
  override async execProtocolStream(
    message: Uint8Array,
    options?: ExecProtocolOptions,
  ): ReturnType<PGlite['execProtocolStream']> {
    await this.giveWay();
    if (this.endedBy !== undefined) throw new DatabaseUnavailableError({ cause: this.endedBy });
    try {
      return await super.execProtocolStream(message, options);
    } catch (error) {
      if (isEndOfEngine(error)) this.endedBy = error;
      else if (!isWantOfResources(error)) throw error;
      throw new DatabaseUnavailableError({ cause: error });
    }
  }

  /**
   * The engine works on this thread and answers at once, so that a queue of queries would never let
   * the process look at its connections: nobody could even be told that there is too much to do.
   */
  private async giveWay(): Promise<void> {
    if (performance.now() - this.turnBegan < LONGEST_TURN_MS) return;
    await nextTurn();
    this.turnBegan = performance.now();
  }

  override async close(): Promise<void> {
    // A broken engine must not write anything more.
    if (this.endedBy === undefined) await super.close();
  }

  override async query<Row>(
    text: string,
    parameters: unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<Row>> {
    refuseInsideTransaction();
    await this._checkReady();
    return this._runExclusiveTransaction(() =>
      this.ask<Row>({ text, parameters, options, isInTransaction: false }),
    );
  }

  override async exec(text: string, options?: QueryOptions): Promise<Results[]> {
    refuseInsideTransaction();
    return super.exec(text, options);
  }

  override async transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    refuseInsideTransaction();
    return inTransactionScope((whileOpen) =>
      super.transaction((transaction) => whileOpen(() => work(this.withStatements(transaction)))),
    );
  }

  /** The transaction, whose queries go the same way as those outside of one. */
  private withStatements(transaction: Transaction): Transaction {
    return {
      ...transaction,
      get closed() {
        return transaction.closed;
      },
      query: (text, parameters = [], options) =>
        transaction.closed
          ? transaction.query(text, parameters, options)
          : this.ask({ text, parameters, options, isInTransaction: true }),
    };
  }

  /** The rows are assumed to be of the type that the caller names, as in the package's own methods. */
  private ask<Row>(question: Question): Promise<Results<Row>>;
  private ask(question: Question): Promise<Results> {
    return this.runExclusive(() => this.statements.ask(question));
  }
}

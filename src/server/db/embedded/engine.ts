import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { inTransactionScope, refuseInsideTransaction } from '#server/db/transaction-scope.ts';

/**
 * PostgreSQL inside this process. It has one connection: a query waits while a transaction is open,
 * and one that a transaction made by mistake is refused, since it would wait for ever.
 */
export class EmbeddedEngine extends PGlite {
  override async query<Row>(
    text: string,
    parameters?: unknown[],
    options?: QueryOptions,
  ): Promise<Results<Row>> {
    refuseInsideTransaction();
    return super.query(text, parameters, options);
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
      super.transaction((transaction) => whileOpen(() => work(transaction))),
    );
  }
}

import type { TablesRelationalConfig } from 'drizzle-orm';
import type { NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { PgDialect, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { RelationalSchemaConfig } from 'drizzle-orm/relations';
import { StatementNames } from '#server/db/statement-names.ts';
import { inTransactionScope } from '#server/db/transaction-scope.ts';
import type { ConnectionPool } from './pool.ts';
import { StatementSession } from './statement-session.ts';

/**
 * Runs each transaction on a connection of its own. drizzle's own session would keep the connection
 * for ever when `begin` fails, which is what happens to every one when the server goes away.
 */
export class PooledSession<
  FullSchema extends Record<string, unknown>,
  Schema extends TablesRelationalConfig,
> extends StatementSession<FullSchema, Schema> {
  readonly #pool: ConnectionPool;
  readonly #dialect: PgDialect;
  readonly #schema: RelationalSchemaConfig<Schema>;
  readonly #names: StatementNames;

  constructor(pool: ConnectionPool, dialect: PgDialect, schema: RelationalSchemaConfig<Schema>) {
    const names = new StatementNames();
    super(pool.client, dialect, schema, names);
    this.#pool = pool;
    this.#dialect = dialect;
    this.#schema = schema;
    this.#names = names;
  }

  override async transaction<Result>(
    work: (transaction: NodePgTransaction<FullSchema, Schema>) => Promise<Result>,
    config?: PgTransactionConfig,
  ): Promise<Result> {
    const client = await this.#pool.connect();
    const session = new StatementSession<FullSchema, Schema>(
      client,
      this.#dialect,
      this.#schema,
      this.#names,
    );
    try {
      return await inTransactionScope((whileOpen) =>
        session.transaction((transaction) => whileOpen(() => work(transaction)), config),
      );
    } finally {
      client.release();
    }
  }
}

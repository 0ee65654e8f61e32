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
  private readonly connections: ConnectionPool;
  private readonly transactionDialect: PgDialect;
  private readonly transactionSchema: RelationalSchemaConfig<Schema>;
  private readonly transactionNames: StatementNames | undefined;

  constructor(pool: ConnectionPool, dialect: PgDialect, schema: RelationalSchemaConfig<Schema>) {
    const names = pool.keepsSessions ? new StatementNames() : undefined;
    super(pool.client, dialect, schema, names);
    this.connections = pool;
    this.transactionDialect = dialect;
    this.transactionSchema = schema;
    this.transactionNames = names;
  }

  override async transaction<Result>(
    work: (transaction: NodePgTransaction<FullSchema, Schema>) => Promise<Result>,
    config?: PgTransactionConfig,
  ): Promise<Result> {
    const client = await this.connections.connect();
    const session = new StatementSession<FullSchema, Schema>(
      client,
      this.transactionDialect,
      this.transactionSchema,
      this.transactionNames,
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

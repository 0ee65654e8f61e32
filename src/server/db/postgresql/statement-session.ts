import type { Query, TablesRelationalConfig } from 'drizzle-orm';
import type { WithCacheConfig } from 'drizzle-orm/cache/core/types';
import { type NodePgClient, NodePgSession } from 'drizzle-orm/node-postgres';
import type {
  PgDialect,
  PgPreparedQuery,
  PreparedQueryConfig,
  SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import type { RelationalSchemaConfig } from 'drizzle-orm/relations';
import type { StatementNames } from '#server/db/statement-names.ts';

/** The further arguments that drizzle gives with a query; they are passed on. */
type Rest<Config extends PreparedQueryConfig> = [
  isResponseInArrayMode: boolean,
  customResultMapper?: (rows: unknown[][]) => Config['execute'],
  queryMetadata?: { type: 'select' | 'update' | 'delete' | 'insert'; tables: string[] },
  cacheConfig?: WithCacheConfig,
];

/** Has the server parse and plan each statement once for each connection, by giving it a name where there are `names`. */
export class StatementSession<
  FullSchema extends Record<string, unknown>,
  Schema extends TablesRelationalConfig,
> extends NodePgSession<FullSchema, Schema> {
  private readonly names: StatementNames | undefined;

  constructor(
    client: NodePgClient,
    dialect: PgDialect,
    schema: RelationalSchemaConfig<Schema>,
    names: StatementNames | undefined,
  ) {
    super(client, dialect, schema);
    this.names = names;
  }

  override prepareQuery<Config extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    ...rest: Rest<Config>
  ): PgPreparedQuery<Config> {
    // Behind a pooler the next statement may come to another connection, which knows no name of ours.
    if (this.names === undefined)
      return super.prepareQuery<Config>(query, fields, undefined, ...rest);
    // Without parameters it is `begin` or the like: there is nothing to plan.
    const own = query.params.length === 0 ? undefined : this.names.nameOf(query.sql);
    return super.prepareQuery<Config>(query, fields, name ?? own, ...rest);
  }
}

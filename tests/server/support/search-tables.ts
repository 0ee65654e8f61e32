import type { DatabaseConnection } from '#server/db/database.ts';

/** The tables with a row that holds one of the texts, in any column, as `table: text`. */
export async function tablesHolding(
  { execute }: DatabaseConnection,
  texts: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await execute(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    for (const text of texts) {
      const { rows: holding } = await execute(
        `select 1 from ${String(name)} as entry where strpos(entry::text, $1) > 0 limit 1`,
        [text],
      );
      if (holding.length > 0) found.push(`${String(name)}: ${text}`);
    }
  }
  return found;
}

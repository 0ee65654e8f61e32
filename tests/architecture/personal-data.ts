import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { declarationsIn, type PersonalData } from '#server/db/schema/personal-data.ts';

/** The columns that always hold an account's id or email address. */
const OF_A_PERSON = ['userId', 'email'];

function namesPerson(table: PgTable): boolean {
  return OF_A_PERSON.some((column) => column in getTableColumns(table));
}

function referencesOf(table: PgTable) {
  return getTableConfig(table).foreignKeys.map((key) => ({
    table: key.reference().foreignTable,
    takesAlong: key.onDelete === 'cascade',
  }));
}

/** Why a table's declaration about its erasure cannot be true; undefined if it can. */
function erasureProblem(
  { table, erased }: PersonalData,
  users: PgTable,
  personal: readonly PersonalData[],
): string | undefined {
  if (erased === 'with the account') {
    const goes = referencesOf(table).some((to) => to.table === users && to.takesAlong);
    return goes || table === users ? undefined : 'has no reference that goes with the account';
  }
  if ('kept' in erased) {
    return namesPerson(table) ? 'is kept with the id or the address of a person' : undefined;
  }
  if (!('together' in erased)) return undefined;
  const other = personal.find((data) => data.table === erased.together);
  return typeof other?.erased === 'object' && 'before' in other.erased
    ? undefined
    : 'leaves its erasure to a table that has none';
}

/**
 * What is wrong with the declarations of a schema: each table has to declare exactly once whether it holds a
 * person's data, and the declaration has to fit its columns. One sentence for each problem.
 */
export function declarationProblems(
  schema: Readonly<Record<string, unknown>>,
  users: PgTable,
): readonly string[] {
  const { tables, personal, nobodys } = declarationsIn(schema);
  const declared = [...personal, ...nobodys].map(({ table }) => table);
  const problems = tables.map((table) => {
    const times = declared.filter((other) => other === table).length;
    if (times !== 1) return [table, `is declared ${times} times`] as const;
    const data = personal.find((other) => other.table === table);
    if (data !== undefined) return [table, erasureProblem(data, users, personal)] as const;
    const leads = referencesOf(table).some((to) => personal.some((one) => one.table === to.table));
    return [table, namesPerson(table) || leads ? 'is called nobody’s' : undefined] as const;
  });
  const sections = personal.flatMap(({ exported }) =>
    typeof exported === 'string' ? [] : Object.keys(exported),
  );
  return [
    ...problems
      .filter(([, problem]) => problem !== undefined)
      .map(([table, problem]) => `${getTableName(table)} ${problem}`),
    ...sections
      .filter((name, index) => sections.indexOf(name) !== index)
      .map((name) => `two tables export a section ${name}`),
  ];
}

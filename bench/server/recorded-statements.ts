import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { Connection } from './connection.ts';
import { MIX, requestOf } from './mix.ts';
import type { Person } from './people.ts';
import type { ServerProcess } from './server-process.ts';

/**
 * A statement from PostgreSQL's log: its text, and its parameters as they are
 * written there, `NULL` or in quotes.
 */
export interface RecordedStatement {
  readonly text: string;
  readonly parameters: readonly string[];
}

/** The statements that one call of the mix sends to the database. */
export interface RecordedCall {
  readonly name: string;
  readonly share: number;
  readonly statements: readonly RecordedStatement[];
}

/** The log is written a moment after the answer; figures are folded only half a second later. */
const WRITTEN_MS = 200;
/** Statements that a server sends by itself at intervals, whatever calls it gets. */
const OF_ITS_OWN = /"jobs"|"switches"|pg_notify|^(select 1|listen|alter|show)\b/i;

const ENTRY = /^(?:statement|execute [^:]+): ([\s\S]+)$/;
const PARAMETER = /\$\d+ = (NULL|'(?:[^']|'')*')/g;

/** Parses what `log_statement` logged; each entry begins with a time and a process number. */
export function parseStatements(log: string): readonly RecordedStatement[] {
  const entries = log.split(/^\S+ \S+ \S+ \[\d+\] (?=[A-Z]+:  )/m);
  const statements: RecordedStatement[] = [];
  for (const entry of entries) {
    const [, kind, said = ''] = /^([A-Z]+):  ([\s\S]*)$/.exec(entry.trimEnd()) ?? [];
    const last = statements.at(-1);
    if (kind === 'DETAIL' && last !== undefined) {
      const parameters = [...said.matchAll(PARAMETER)].map(([, value = 'NULL']) => value);
      statements[statements.length - 1] = { ...last, parameters };
    }
    const [, text] = ENTRY.exec(said) ?? [];
    if (kind === 'LOG' && text !== undefined) {
      statements.push({ text: text.replaceAll(/\s+/g, ' ').trim(), parameters: [] });
    }
  }
  return statements.filter(({ text }) => !OF_ITS_OWN.test(text));
}

/**
 * Makes each call of the mix once, on a server that already knows the caller, and reads from the
 * log which statements it sends.
 */
export async function recordStatements(
  { origin, port }: ServerProcess,
  databaseUrl: string,
  own: Person,
  other: Person,
): Promise<readonly RecordedCall[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const connection = new Connection(port);
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const file = join(dirname(rows[0]?.data_directory ?? ''), 'log');
    const setLog = async (what: 'all' | 'none'): Promise<void> => {
      await client.query(`alter system set log_statement = '${what}'`);
      await client.query('select pg_reload_conf()');
      await pause(WRITTEN_MS);
    };
    await setLog('all');
    const calls: RecordedCall[] = [];
    for (const { name, share, call } of MIX) {
      // This first call makes the server remember the caller, as it remembers most callers under load.
      await connection.ask(requestOf(origin, own, ['GET', '/api/auth/user']));
      await pause(WRITTEN_MS);
      const before = (await readFile(file, 'utf8')).length;
      await connection.ask(requestOf(origin, own, call(own, other)));
      await pause(WRITTEN_MS);
      const log = (await readFile(file, 'utf8')).slice(before);
      calls.push({ name, share, statements: parseStatements(log) });
    }
    await setLog('none');
    return calls;
  } finally {
    connection.close();
    await client.end();
  }
}

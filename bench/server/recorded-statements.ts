import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { Connection } from './connection.ts';
import { MIX, requestOf } from './mix.ts';
import type { Person } from './people.ts';
import type { ServerProcess } from './server-process.ts';

/** A statement as PostgreSQL's log has it: its text, and its parameters as written there, `NULL` or in quotes. */
export interface RecordedStatement {
  readonly text: string;
  readonly parameters: readonly string[];
}

/** What one call of the mix asks of the database. */
export interface RecordedCall {
  readonly name: string;
  readonly share: number;
  readonly statements: readonly RecordedStatement[];
}

/** The log is written a moment after the answer, and figures are folded half a second after that. */
const WRITTEN_MS = 200;
/** What a server asks for itself from time to time, whoever calls. */
const OF_ITS_OWN = /"jobs"|"switches"|pg_notify|^(select 1|listen|alter|show)\b/i;

const ENTRY = /^(?:statement|execute [^:]+): ([\s\S]+)$/;
const PARAMETER = /\$\d+ = (NULL|'(?:[^']|'')*')/g;

/** Reads what was logged with `log_statement`; each entry begins with a time and the number of a process. */
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

/** Has each call of the mix made once of a server that knows who calls, and reads in the log what it asks. */
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
      // The first one has the caller remembered, as most are under a load.
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

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findPrograms } from '#scripts/test/postgres.mjs';
import type { Person } from './people.ts';
import type { RecordedCall, RecordedStatement } from './recorded-statements.ts';

/** Whether pgbench is installed, which queries a database without the server. */
export function canAskDatabaseAlone(): boolean {
  return findPrograms(['pgbench']) !== undefined;
}

const NEW_ID = `overlay(gen_random_uuid()::text placing
  substr(lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0'), 1, 8) || '-' ||
  substr(lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0'), 9, 4) || '-7' from 1 for 15)`;

/** Picks a caller and another person with one query, which stands in for the look-up of the session. */
const CHOOSE = `\\set own random(0, :people - 1)
\\set other random(0, :people - 1)
select o.user_id, o.look_id as own_look, e.look_id as other_look, ${NEW_ID.replaceAll(/\s+/g, ' ')} as new_id
  from bench_people o, bench_people e where o.place = :own and e.place = :other \\gset
`;

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const TIME = /^'\d{4}-\d\d-\d\d[ T]\d\d:/;
const TIMES = /^'\{\d{4}-\d\d-\d\dT/;

interface Known {
  readonly userId: string;
  readonly ownLooks: readonly string[];
  readonly otherLooks: readonly string[];
}

/** What a script contains in place of a recorded parameter. */
function scripted(value: string, known: Known): string {
  if (TIME.test(value)) return 'now()';
  if (TIMES.test(value)) return 'array[now()]::text[]';
  const [id] = UUID.exec(value) ?? [];
  if (id === undefined) return value;
  if (value.startsWith("'{")) return 'array[:new_id]::text[]';
  if (id === known.userId) return ':user_id';
  if (known.ownLooks.includes(id)) return ':own_look';
  if (known.otherLooks.includes(id)) return ':other_look';
  return ':new_id';
}

/** A statement in the syntax of pgbench. */
export function scriptOf({ text, parameters }: RecordedStatement, known: Known): string {
  const filled = text.replaceAll(/\$(\d+)/g, (_, place: string) =>
    scripted(parameters[Number(place) - 1] ?? 'NULL', known),
  );
  return `${filled};`;
}

async function listPeople(url: string, people: readonly Person[]): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      'create table if not exists bench_people (place int primary key, user_id uuid, look_id uuid)',
    );
    await client.query('truncate bench_people');
    await client.query(
      `insert into bench_people
       select told.place - 1, u.id, told.look_id
       from unnest($1::text[], $2::uuid[]) with ordinality as told (email, look_id, place)
       join users u on u.email = told.email`,
      [people.map(({ email }) => email), people.map(({ lookIds }) => lookIds[0])],
    );
    await client.query('vacuum analyze bench_people');
    const { rows } = await client.query<{ user_id: string }>(
      'select user_id from bench_people order by place',
    );
    return rows.map(({ user_id: id }) => id);
  } finally {
    await client.end();
  }
}

/** The calls that were recorded, and who called about whom: indexes into the list of people. */
export interface Recorded {
  readonly calls: readonly RecordedCall[];
  readonly own: number;
  readonly other: number;
}

/**
 * How many calls a second the database alone can take with the statements of the mix: pgbench sends them
 * over this many connections, without the server in between.
 */
export async function askDatabaseAlone(
  url: string,
  people: readonly Person[],
  { calls, own, other }: Recorded,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<number> {
  const ids = await listPeople(url, people);
  const known: Known = {
    userId: ids[own] ?? '',
    ownLooks: people[own]?.lookIds ?? [],
    otherLooks: people[other]?.lookIds ?? [],
  };
  const folder = await mkdtemp(join(tmpdir(), 'lookglass-pgbench-'));
  try {
    const files = calls.map(({ share }, place) => `${join(folder, `${place}.sql`)}@${share}`);
    for (const [place, { statements }] of calls.entries()) {
      const script = statements.map((statement) => scriptOf(statement, known)).join('\n');
      await writeFile(join(folder, `${place}.sql`), `${CHOOSE}${script}\n`);
    }
    const program = join(findPrograms(['pgbench']) ?? '', 'pgbench');
    const { stdout } = await promisify(execFile)(program, [
      '-n',
      '-M',
      'prepared',
      '-j',
      '2',
      '-c',
      String(connections),
      '-T',
      String(seconds),
      '-D',
      `people=${people.length}`,
      ...files.flatMap((file) => ['-f', file]),
      url,
    ]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  challenge,
  enterChallenge,
  listChallenges,
  voteInChallenge,
} from '#contracts/challenges.ts';
import { saveLook } from '#contracts/makeup-looks.ts';
import { signUp } from '#contracts/sign-up.ts';
import { type PostgresCluster, startCluster } from '#scripts/test/postgres.mjs';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { challenges, challengeVotes } from '#server/db/schema/challenges.ts';
import { confirmAddress, PASSWORD } from '#tests/server/support/account.ts';
import { redLips, setChallenge } from '#tests/server/support/challenge-world.ts';
import { givePro } from '#tests/server/support/entitle.ts';
import { newLook } from '#tests/server/support/saved-looks.ts';
import { type ServerProcesses, startProcesses } from '#tests/server/support/server-processes.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';

const PROCESSES = 2;
/** The first start, and then another. */
const START_LIMIT_MS = 240_000;
const OK = 200;
const OVERLOADED = 503;
const VOTES = 20;

let dataFolder: string;
let cluster: PostgresCluster;
let server: ServerProcesses;
let connection: DatabaseConnection;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-challenges-'));
  cluster = await startCluster();
  connection = await openPostgresql({ url: cluster.url }, MIGRATIONS);
  server = await startProcesses({
    DATA_DIR: dataFolder,
    DATABASE_URL: cluster.url,
    PROCESSES: String(PROCESSES),
  });
}, START_LIMIT_MS);
afterAll(async () => {
  await server.stop('SIGINT');
  await connection.close();
  await cluster.stop();
  await rm(dataFolder, { recursive: true });
});

interface ProPerson {
  readonly id: string;
  readonly cookie: string;
}

/** Calls on a connection of its own, which goes to the next process. */
function post({ cookie }: ProPerson, { path }: { readonly path: string }, body: object) {
  return server.call(path, { method: 'POST', headers: { cookie }, body });
}

async function joinPro(): Promise<ProPerson> {
  const email = `${randomUUID()}@example.com`;
  const body = { fullName: 'Zoe Ray', email, password: PASSWORD, confirmPassword: PASSWORD };
  const { cookies, text } = await server.call(signUp.path, { method: 'POST', body });
  const { id } = signUp.reply.parse(JSON.parse(text)).user;
  await givePro(connection, id);
  await confirmAddress({ connection }, { id });
  return { id, cookie: cookies.join('; ') };
}

/** Enters a look of a person's own; resolves with the entry's id. */
async function enter(person: ProPerson, challengeId: string, strength: number): Promise<string> {
  const look = newLook({ isPublic: true, look: redLips(strength) });
  await post(person, saveLook, look);
  const { text } = await post(person, enterChallenge, { challengeId, lookId: look.id });
  const { ownEntry } = challenge.parse(JSON.parse(text));
  if (ownEntry === null) throw new Error(`The look was not entered: ${text}`);
  return ownEntry.id;
}

async function waitingJobs(): Promise<readonly unknown[]> {
  return (await connection.execute('select name from jobs')).rows;
}

async function mails(): Promise<number> {
  const names = await readdir(join(dataFolder, 'outbox'));
  return names.filter((name) => name.endsWith('.eml')).length;
}

it('two processes count one vote of an account that asks both at once, and announce a result once', async () => {
  const [first, second, voter] = [await joinPro(), await joinPro(), await joinPro()];
  const challengeId = await setChallenge({ connection });
  const entries = [await enter(first, challengeId, 80), await enter(second, challengeId, 60)];
  const votes = await Promise.all(
    Array.from({ length: VOTES }, (_, turn) =>
      post(voter, voteInChallenge, { challengeId, entryId: entries[turn % entries.length] }),
    ),
  );
  // Votes of one account wait for each other, and on a busy machine some for too long.
  const statuses = new Set(votes.map(({ status }) => status));
  statuses.delete(OVERLOADED);
  expect([...statuses]).toEqual([OK]);
  const { database } = connection;
  const cast = await database.select().from(challengeVotes);
  expect(cast).toMatchObject([{ challengeId, userId: voter.id }]);

  await expect.poll(waitingJobs).toEqual([]);
  const before = await mails();
  await database
    .update(challenges)
    .set({ endsAt: new Date() })
    .where(eq(challenges.id, challengeId));
  const lists = await Promise.all(votes.map(() => server.call(listChallenges.path)));
  for (const { text } of lists) {
    const { ended } = listChallenges.reply.parse(JSON.parse(text));
    expect(ended.find(({ id }) => id === challengeId)?.result).toMatchObject({
      votes: 1,
      winners: [{ id: cast[0]?.entryId, votes: 1 }],
    });
  }
  await expect.poll(mails).toBe(before + entries.length);
  await expect.poll(waitingJobs).toEqual([]);
  expect(await mails()).toBe(before + entries.length);
});

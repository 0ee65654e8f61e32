import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/db/database.ts';
import { jobs as jobTable } from '#server/db/schema/jobs.ts';
import type { JobPayloads, Jobs } from '#server/services/jobs/jobs.ts';
import { MOST_TRIES } from '#server/services/jobs/retry-delay.ts';
import { createStoredJobs } from '#server/services/jobs/stored-jobs.ts';
import { SECRET } from './support/platform.ts';
import { emptyDatabase, openTestDatabase } from './support/test-database.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

let connection: DatabaseConnection;
let lead = 0;
let secret = SECRET;
let logged: string[] = [];
let running: Jobs[] = [];

beforeAll(async () => {
  connection = await openTestDatabase();
});
beforeEach(() => {
  lead = 0;
  secret = SECRET;
  logged = [];
});
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  running = [];
  await emptyDatabase(connection);
});
afterAll(() => connection.close());

/** One process that does jobs. */
function startProcess(): Jobs {
  const jobs = createStoredJobs({
    database: connection.database,
    secret,
    log: pino({ level: 'warn' }, { write: (line: string) => logged.push(line) }),
    now: () => new Date(Date.now() + lead),
  });
  running.push(jobs);
  return jobs;
}

function mailTo(to: string): JobPayloads['mail'] {
  return { to, subject: 'Hello', text: 'the token is swordfish', html: '<p>Hello</p>' };
}

/** A process that notes whom it wrote to. */
function writingProcess(): { readonly jobs: Jobs; readonly written: string[] } {
  const written: string[] = [];
  const jobs = startProcess();
  jobs.handle('mail', async ({ to }) => {
    written.push(to);
  });
  return { jobs, written };
}

async function stored() {
  return connection.database.select().from(jobTable);
}

describe('a job', () => {
  it('is done at once after it was added, with what it was told', async () => {
    const jobs = startProcess();
    const received: unknown[] = [];
    jobs.handle('mail', async (payload) => {
      received.push(payload);
    });
    await jobs.start();
    await jobs.add(connection.database, 'mail', mailTo('ann@example.com'));
    await expect.poll(() => received, { timeout: 500 }).toEqual([mailTo('ann@example.com')]);
  });

  it('can be asked for once: another one that says the same waits with it', async () => {
    const jobs = startProcess();
    for (const customerId of ['cus_1', 'cus_1', 'cus_2']) {
      await jobs.addOnce(connection.database, 'payment-news', { customerId, intentId: null });
    }
    expect(await stored()).toHaveLength(2);
  });

  it('is not kept once it is done, since it may hold secrets', async () => {
    const { jobs } = writingProcess();
    await jobs.add(connection.database, 'mail', mailTo('ann@example.com'));
    await jobs.settled();
    expect(await stored()).toEqual([]);
  });

  it('that is a mail is encrypted while it waits: a copy of the database opens no account', async () => {
    const { jobs, written } = writingProcess();
    await jobs.stop();
    await jobs.add(connection.database, 'mail', mailTo('ann@example.com'));
    const [job] = await stored();
    expect(JSON.stringify(job?.payload)).not.toMatch(/swordfish|token|ann|Hello/);
    const other = writingProcess();
    await other.jobs.settled();
    expect([...written, ...other.written]).toEqual(['ann@example.com']);
  });

  it('that an older version has stored as it was is done', async () => {
    const row = { name: 'mail', payload: mailTo('ann@example.com'), dueAt: new Date(0) };
    await connection.database.insert(jobTable).values(row);
    const { jobs, written } = writingProcess();
    await jobs.settled();
    expect(written).toEqual(['ann@example.com']);
  });

  it('waits for the commit of what caused it', async () => {
    const { jobs, written } = writingProcess();
    await jobs.start();
    await connection.database.transaction(async (transaction) => {
      await jobs.add(transaction, 'mail', mailTo('ann@example.com'));
      await pause(50);
      expect(written).toEqual([]);
    });
    await expect.poll(() => written, { timeout: 500 }).toEqual(['ann@example.com']);
  });

  it('is never done when what caused it is rolled back', async () => {
    const { jobs, written } = writingProcess();
    const failing = connection.database.transaction(async (transaction) => {
      await jobs.add(transaction, 'mail', mailTo('ann@example.com'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await jobs.settled();
    expect(written).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('may use the database and add other jobs', async () => {
    const { jobs, written } = writingProcess();
    jobs.handle('forgotten-password', async ({ email }) => {
      await connection.database.transaction((transaction) =>
        jobs.add(transaction, 'mail', mailTo(email)),
      );
    });
    await connection.database.transaction((transaction) =>
      jobs.add(transaction, 'forgotten-password', { email: 'ann@example.com' }),
    );
    await jobs.settled();
    expect(written).toEqual(['ann@example.com']);
  });

  it('that nobody knows how to do is left for another process', async () => {
    const jobs = startProcess();
    jobs.handle('forgotten-password', async () => undefined);
    await jobs.add(connection.database, 'mail', mailTo('ann@example.com'));
    await jobs.settled();
    const other = writingProcess();
    await other.jobs.settled();
    expect(other.written).toEqual(['ann@example.com']);
  });
});

describe('a job that fails', () => {
  it('is tried again after a while', async () => {
    const jobs = startProcess();
    let tries = 0;
    jobs.handle('mail', async () => {
      tries += 1;
      if (tries === 1) throw new Error('the mail server is away');
    });
    await jobs.add(connection.database, 'mail', mailTo('ann@example.com'));
    await jobs.settled();
    await jobs.settled();
    expect(tries).toBe(1);
    lead += MINUTE_MS;
    await jobs.settled();
    expect(tries).toBe(2);
    expect(await stored()).toEqual([]);
  });

  it('does not keep the others waiting', async () => {
    const jobs = startProcess();
    const written: string[] = [];
    jobs.handle('mail', async ({ to }) => {
      if (to === 'broken') throw new Error('no');
      written.push(to);
    });
    await jobs.add(connection.database, 'mail', mailTo('broken'));
    await jobs.add(connection.database, 'mail', mailTo('ann@example.com'));
    await jobs.settled();
    expect(written).toEqual(['ann@example.com']);
  });

  it('is given up after many tries, kept for an operator, and told to the log without its contents', async () => {
    const jobs = startProcess();
    let tries = 0;
    jobs.handle('mail', async () => {
      tries += 1;
      throw new Error('no');
    });
    await jobs.add(connection.database, 'mail', mailTo('ann@example.com'));
    for (let day = 0; day < MOST_TRIES + 3; day += 1) {
      await jobs.settled();
      lead += DAY_MS;
    }
    expect(tries).toBe(MOST_TRIES);
    const [job] = await stored();
    expect(job?.givenUpAt).toBeInstanceOf(Date);
    expect(logged.filter((line) => line.includes('a job was given up'))).toHaveLength(1);
    expect(logged.join('')).not.toMatch(/swordfish|ann@example\.com/);
  });

  it('is forgotten a month after it was given up', async () => {
    const givenUpAt = new Date(Date.now() - 31 * DAY_MS);
    const row = { name: 'mail', payload: mailTo('a'), dueAt: givenUpAt, givenUpAt };
    await connection.database.insert(jobTable).values(row);
    await writingProcess().jobs.start();
    expect(await stored()).toEqual([]);
  });
});

describe('a mail that was stored with another secret', () => {
  it('waits, and is sent once the secret is back', async () => {
    const { jobs } = writingProcess();
    await jobs.stop();
    await jobs.add(connection.database, 'mail', mailTo('ann@example.com'));
    secret = 'another secret that nobody can guess';
    const changed = writingProcess();
    await changed.jobs.settled();
    await changed.jobs.stop();
    expect(changed.written).toEqual([]);
    expect(logged.join('')).toContain('a job failed and will be tried again');
    secret = SECRET;
    lead += MINUTE_MS;
    const { jobs: back, written } = writingProcess();
    await back.settled();
    expect(written).toEqual(['ann@example.com']);
  });
});

describe('a clock that is set back', () => {
  it('leaves no job waiting until the day that it showed before', async () => {
    const jobs = startProcess();
    const written: string[] = [];
    jobs.handle('mail', async ({ to }) => {
      if (lead > 0) throw new Error('the mail server is away');
      written.push(to);
    });
    lead = 32 * DAY_MS;
    await jobs.add(connection.database, 'mail', mailTo('ann@example.com'));
    await jobs.settled();
    lead = 0;
    await jobs.settled();
    expect(written).toEqual(['ann@example.com']);
  });
});

describe('several processes', () => {
  it('do each job once', async () => {
    const processes = [writingProcess(), writingProcess(), writingProcess()];
    const addresses = Array.from({ length: 60 }, (_, index) => `${index}@example.com`);
    const [first] = processes;
    for (const address of addresses) {
      await first?.jobs.add(connection.database, 'mail', mailTo(address));
    }
    await Promise.all(processes.map(({ jobs }) => jobs.settled()));
    const done = processes.flatMap(({ written }) => written);
    expect(done.toSorted()).toEqual(addresses.toSorted());
  });

  it('take up what one that died has left behind', async () => {
    const dying = startProcess();
    let isBegun = false;
    dying.handle('mail', async () => {
      isBegun = true;
      await pause(DAY_MS, undefined, { ref: false });
    });
    await dying.add(connection.database, 'mail', mailTo('ann@example.com'));
    await expect.poll(() => isBegun).toBe(true);
    const { jobs, written } = writingProcess();
    await jobs.settled();
    expect(written).toEqual([]);
    lead += 2 * MINUTE_MS;
    await jobs.settled();
    expect(written).toEqual(['ann@example.com']);
    running = [jobs];
  });

  it('find at their start what was added before', async () => {
    const stopped = startProcess();
    await stopped.stop();
    await stopped.add(connection.database, 'mail', mailTo('ann@example.com'));
    const { jobs, written } = writingProcess();
    await jobs.start();
    await expect.poll(() => written, { timeout: 500 }).toEqual(['ann@example.com']);
  });
});

import { describe, expect, it } from 'vitest';
import { jobs as jobTable } from '#server/db/schema/jobs.ts';
import { MOST_TRIES } from '#server/services/jobs/retry-delay.ts';
import { mailTo, useJobProcesses } from './support/job-processes.ts';
import { SECRET } from './support/platform.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const processes = useJobProcesses();

describe('a job that fails', () => {
  it('is tried again after a while', async () => {
    const jobs = processes().start();
    let tries = 0;
    jobs.handle('mail', async () => {
      tries += 1;
      if (tries === 1) throw new Error('the mail server is away');
    });
    await jobs.add(processes().database, 'mail', mailTo('ann@example.com'));
    await jobs.settled();
    await jobs.settled();
    expect(tries).toBe(1);
    processes().lead += MINUTE_MS;
    await jobs.settled();
    expect(tries).toBe(2);
    expect(await processes().stored()).toEqual([]);
  });

  it('does not keep the others waiting', async () => {
    const jobs = processes().start();
    const written: string[] = [];
    jobs.handle('mail', async ({ to }) => {
      if (to === 'broken') throw new Error('no');
      written.push(to);
    });
    await jobs.add(processes().database, 'mail', mailTo('broken'));
    await jobs.add(processes().database, 'mail', mailTo('ann@example.com'));
    await jobs.settled();
    expect(written).toEqual(['ann@example.com']);
  });

  it('is given up after many tries, kept for an operator, and told to the log without its contents', async () => {
    const jobs = processes().start();
    let tries = 0;
    jobs.handle('mail', async () => {
      tries += 1;
      throw new Error('no');
    });
    await jobs.add(processes().database, 'mail', mailTo('ann@example.com'));
    for (let day = 0; day < MOST_TRIES + 3; day += 1) {
      await jobs.settled();
      processes().lead += DAY_MS;
    }
    expect(tries).toBe(MOST_TRIES);
    const [job] = await processes().stored();
    expect(job?.givenUpAt).toBeInstanceOf(Date);
    expect(processes().logged.filter((line) => line.includes('a job was given up'))).toHaveLength(
      1,
    );
    expect(processes().logged.join('')).not.toMatch(/swordfish|ann@example\.com/);
  });

  it('is forgotten a month after it was given up', async () => {
    const givenUpAt = new Date(Date.now() - 31 * DAY_MS);
    const row = { name: 'mail', payload: mailTo('a'), dueAt: givenUpAt, givenUpAt };
    await processes().database.insert(jobTable).values(row);
    await processes().startWriting().jobs.start();
    expect(await processes().stored()).toEqual([]);
  });
});

describe('a mail that was stored with another secret', () => {
  it('waits, and is sent once the secret is back', async () => {
    const { jobs } = processes().startWriting();
    await jobs.stop();
    await jobs.add(processes().database, 'mail', mailTo('ann@example.com'));
    processes().secret = 'another secret that nobody can guess';
    const changed = processes().startWriting();
    await changed.jobs.settled();
    await changed.jobs.stop();
    expect(changed.written).toEqual([]);
    expect(processes().logged.join('')).toContain('a job failed and will be tried again');
    processes().secret = SECRET;
    processes().lead += MINUTE_MS;
    const { jobs: back, written } = processes().startWriting();
    await back.settled();
    expect(written).toEqual(['ann@example.com']);
  });
});

describe('a clock that is set back', () => {
  it('leaves no job waiting until the day that it showed before', async () => {
    const jobs = processes().start();
    const written: string[] = [];
    jobs.handle('mail', async ({ to }) => {
      if (processes().lead > 0) throw new Error('the mail server is away');
      written.push(to);
    });
    processes().lead = 32 * DAY_MS;
    await jobs.add(processes().database, 'mail', mailTo('ann@example.com'));
    await jobs.settled();
    processes().lead = 0;
    await jobs.settled();
    expect(written).toEqual(['ann@example.com']);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { jobs as jobTable } from '#server/db/schema/jobs.ts';
import { mailTo, useJobProcesses } from './support/job-processes.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const processes = useJobProcesses();

describe('a job', () => {
  it('is done as soon as it was added, with its payload', async () => {
    const jobs = processes().start();
    const received: unknown[] = [];
    jobs.handle('mail', async (payload) => {
      received.push(payload);
    });
    await jobs.start();
    await jobs.add(processes().database, 'mail', mailTo('ann@example.com'));
    await expect.poll(() => received, { timeout: 1500 }).toEqual([mailTo('ann@example.com')]);
  });

  it('can be asked for only once: if the same one waits already, no other is stored', async () => {
    const jobs = processes().start();
    for (const customerId of ['cus_1', 'cus_1', 'cus_2']) {
      await jobs.addOnce(processes().database, 'payment-news', { customerId, intentId: null });
    }
    expect(await processes().stored()).toHaveLength(2);
  });

  it('is not kept once it is done, since it may hold secrets', async () => {
    const { jobs } = processes().startWriting();
    await jobs.add(processes().database, 'mail', mailTo('ann@example.com'));
    await jobs.settled();
    expect(await processes().stored()).toEqual([]);
  });

  it('that is a mail is encrypted while it waits: a copy of the database opens no account', async () => {
    const { jobs, written } = processes().startWriting();
    await jobs.stop();
    await jobs.add(processes().database, 'mail', mailTo('ann@example.com'));
    const [job] = await processes().stored();
    expect(JSON.stringify(job?.payload)).not.toMatch(/swordfish|token|ann|Hello/);
    const other = processes().startWriting();
    await other.jobs.settled();
    expect([...written, ...other.written]).toEqual(['ann@example.com']);
  });

  it('that an older version has stored unencrypted is done', async () => {
    const row = { name: 'mail', payload: mailTo('ann@example.com'), dueAt: new Date(0) };
    await processes().database.insert(jobTable).values(row);
    const { jobs, written } = processes().startWriting();
    await jobs.settled();
    expect(written).toEqual(['ann@example.com']);
  });

  it('waits for the commit of what caused it', async () => {
    const { jobs, written } = processes().startWriting();
    await jobs.start();
    await processes().database.transaction(async (transaction) => {
      await jobs.add(transaction, 'mail', mailTo('ann@example.com'));
      await pause(50);
      expect(written).toEqual([]);
    });
    await expect.poll(() => written, { timeout: 1500 }).toEqual(['ann@example.com']);
  });

  it('is never done when what caused it is rolled back', async () => {
    const { jobs, written } = processes().startWriting();
    const failing = processes().database.transaction(async (transaction) => {
      await jobs.add(transaction, 'mail', mailTo('ann@example.com'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await jobs.settled();
    expect(written).toEqual([]);
    expect(await processes().stored()).toEqual([]);
  });

  it('may use the database and add other jobs', async () => {
    const { jobs, written } = processes().startWriting();
    jobs.handle('forgotten-password', async ({ email }) => {
      await processes().database.transaction((transaction) =>
        jobs.add(transaction, 'mail', mailTo(email)),
      );
    });
    await processes().database.transaction((transaction) =>
      jobs.add(transaction, 'forgotten-password', { email: 'ann@example.com' }),
    );
    await jobs.settled();
    expect(written).toEqual(['ann@example.com']);
  });

  it('that nobody knows how to do is left for another process', async () => {
    const jobs = processes().start();
    jobs.handle('forgotten-password', async () => undefined);
    await jobs.add(processes().database, 'mail', mailTo('ann@example.com'));
    await jobs.settled();
    const other = processes().startWriting();
    await other.jobs.settled();
    expect(other.written).toEqual(['ann@example.com']);
  });
});

describe('several processes', () => {
  it('do each job once', async () => {
    const several = [
      processes().startWriting(),
      processes().startWriting(),
      processes().startWriting(),
    ];
    const addresses = Array.from({ length: 60 }, (_, index) => `${index}@example.com`);
    const [first] = several;
    for (const address of addresses) {
      await first?.jobs.add(processes().database, 'mail', mailTo(address));
    }
    await Promise.all(several.map(({ jobs }) => jobs.settled()));
    const done = several.flatMap(({ written }) => written);
    expect(done.toSorted()).toEqual(addresses.toSorted());
  });

  it('take up what one that died has left behind', async () => {
    const dying = processes().start();
    let isBegun = false;
    dying.handle('mail', async () => {
      isBegun = true;
      await pause(DAY_MS, undefined, { ref: false });
    });
    await dying.add(processes().database, 'mail', mailTo('ann@example.com'));
    await expect.poll(() => isBegun).toBe(true);
    const { jobs, written } = processes().startWriting();
    await jobs.settled();
    expect(written).toEqual([]);
    processes().lead += 2 * MINUTE_MS;
    await jobs.settled();
    expect(written).toEqual(['ann@example.com']);
    processes().abandon(dying);
  });

  it('find at their start what was added before', async () => {
    const stopped = processes().start();
    await stopped.stop();
    await stopped.add(processes().database, 'mail', mailTo('ann@example.com'));
    const { jobs, written } = processes().startWriting();
    await jobs.start();
    await expect.poll(() => written, { timeout: 1500 }).toEqual(['ann@example.com']);
  });
});

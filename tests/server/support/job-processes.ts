import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Database, DatabaseConnection } from '#server/db/database.ts';
import { jobs as jobTable } from '#server/db/schema/jobs.ts';
import type { JobPayloads, Jobs } from '#server/services/jobs/jobs.ts';
import { createStoredJobs } from '#server/services/jobs/stored-jobs.ts';
import { SECRET } from './platform.ts';
import { emptyDatabase, openTestDatabase } from './test-database.ts';

/** A mail with a secret in it. */
export function mailTo(to: string): JobPayloads['mail'] {
  return { to, subject: 'Hello', text: 'the token is swordfish', html: '<p>Hello</p>' };
}

/** Processes that do the jobs of one database, and the world around them. */
export class JobProcesses {
  /** How far the clock is ahead, in milliseconds. */
  lead = 0;
  secret = SECRET;
  /** What the processes wrote to their log, line by line. */
  readonly logged: string[] = [];
  private readonly connection: DatabaseConnection;
  private readonly running = new Set<Jobs>();

  constructor(connection: DatabaseConnection) {
    this.connection = connection;
  }

  get database(): Database {
    return this.connection.database;
  }

  /** Makes one more process that does jobs. */
  start(): Jobs {
    const jobs = createStoredJobs({
      database: this.database,
      secret: this.secret,
      log: pino({ level: 'warn' }, { write: (line: string) => this.logged.push(line) }),
      now: () => new Date(Date.now() + this.lead),
    });
    this.running.add(jobs);
    return jobs;
  }

  /** Makes a process that notes whom it wrote to. */
  startWriting(): { readonly jobs: Jobs; readonly written: string[] } {
    const written: string[] = [];
    const jobs = this.start();
    jobs.handle('mail', async ({ to }) => {
      written.push(to);
    });
    return { jobs, written };
  }

  /** Leaves a process as it is: its job never ends. */
  abandon(jobs: Jobs): void {
    this.running.delete(jobs);
  }

  async stored() {
    return this.database.select().from(jobTable);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.running].map((jobs) => jobs.stop()));
  }
}

/** Makes processes for each test of a file, on an empty database. */
export function useJobProcesses(): () => JobProcesses {
  let connection: DatabaseConnection;
  let processes: JobProcesses;
  beforeAll(async () => {
    connection = await openTestDatabase();
  });
  beforeEach(() => {
    processes = new JobProcesses(connection);
  });
  afterEach(async () => {
    await processes.stop();
    await emptyDatabase(connection);
  });
  afterAll(() => connection.close());
  return () => processes;
}

import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { logOptions } from '#server/log/log-options.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import { createStoredJobs } from '#server/services/jobs/stored-jobs.ts';
import { createMailCarrier } from '#server/services/mail/create-mail-carrier.ts';
import type { MailCarrier } from '#server/services/mail/mail-carrier.ts';
import { createMails } from '#server/services/mail/mails.ts';
import { SECRET } from './support/platform.ts';
import { emptyDatabase, openTestDatabase } from './support/test-database.ts';

const ADDRESS = 'Ann.Example+test@mail.example.com';
/** What mail servers say, each in its own way, and always with the address. */
const REFUSALS = [
  `550 5.1.1 no such user <${ADDRESS}>`,
  `550-5.1.1 The account ${ADDRESS.toLowerCase()} that you\r\n550 5.1.1 tried to reach is not here`,
  `450 4.2.1 ann.example+test is over its quota`,
];

/** A mail server that takes nobody's mail. */
function refuseWith(refusal: string): Server {
  return createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.example.com\r\n');
    socket.on('data', (chunk) => {
      const isRecipient = /^RCPT TO/im.test(chunk.toString());
      socket.write(isRecipient ? `${refusal}\r\n` : '250 ok\r\n');
    });
  });
}

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterEach(() => emptyDatabase(connection));
afterAll(() => connection.close());

describe.each(REFUSALS)('a mail that is refused with %j', (refusal) => {
  let server: Server;
  let carrier: MailCarrier;
  let jobs: Jobs;
  const lines: string[] = [];
  beforeEach(async () => {
    server = refuseWith(refusal).listen(0, 'localhost');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const config = parseConfig({ SMTP_URL: `smtp://localhost:${port}`, LOG_LEVEL: 'info' });
    const log = pino(logOptions(config, undefined), { write: (line: string) => lines.push(line) });
    const now = () => new Date();
    jobs = createStoredJobs({ database: connection.database, secret: SECRET, log, now });
    carrier = createMailCarrier({ config, secret: SECRET, log, now });
    lines.length = 0;
  });
  afterEach(async () => {
    await jobs.stop();
    carrier.close();
    server.close();
  });

  it('is told to the log with the number of the answer, and without the address', async () => {
    const mails = createMails(jobs, carrier, () => new Date());
    await mails.send(connection.database, 'passwordChanged', { to: ADDRESS, name: 'Ann' });
    await jobs.settled();
    const log = lines.join('');
    expect(log).toContain('a job failed and will be tried again');
    expect(log).toMatch(/"mailServer":\{"code":(550|450),"status":"(5\.1\.1|4\.2\.1)"\}/);
    expect(log.toLowerCase()).not.toMatch(/ann\.example|mail\.example/);
  });
});

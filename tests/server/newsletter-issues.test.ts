import { eq } from 'drizzle-orm';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { unsubscribeFromNewsletter } from '#contracts/newsletter.ts';
import { parseConfig } from '#server/config/config.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { newsletterSubscribers } from '#server/db/schema/correspondence.ts';
import { newsletterDeliveries, newsletterIssues } from '#server/db/schema/newsletter-issues.ts';
import { createAudit } from '#server/services/audit/audit.ts';
import { createStoredJobs } from '#server/services/jobs/stored-jobs.ts';
import { createMailCarrier } from '#server/services/mail/create-mail-carrier.ts';
import { createMails } from '#server/services/mail/mails.ts';
import { createNewsletterIssues } from '#server/services/newsletter/newsletter-issues.ts';
import { sendIssues } from '#server/services/newsletter/send-issues.ts';
import { createLinkKey } from '#server/services/newsletter/subscriber-links.ts';
import { obeyNewsletterCommand } from '#server/services/operators/newsletter-command.ts';
import { forgetOld } from '#server/services/retention/forget-old.ts';
import { ORIGIN, SECRET } from './support/platform.ts';
import { emptyDatabase, openTestDatabase } from './support/test-database.ts';

const ISSUE = '# Fresh colors for fall\n\nThree [plums](https://example.com/plums) that suit you.';
const DAY_MS = 24 * 60 * 60 * 1000;

let connection: DatabaseConnection;
let server: Server | undefined;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  server?.close();
  server = undefined;
  await emptyDatabase(connection);
});
afterAll(() => connection.close());

/** What a mail server says to each part of a mail; undefined makes it hang up. */
interface Replies {
  readonly receiver: (address: string) => string;
  readonly content: (address: string) => string | undefined;
}

const TAKES_ALL: Replies = { receiver: () => '250 ok', content: () => '250 ok' };

/** A mail server on this machine, which notes each mail that it is handed, and for whom. */
async function startMailServer(replies: Partial<Replies> = {}) {
  const { receiver, content } = { ...TAKES_ALL, ...replies };
  const taken: { readonly to: string; readonly mail: string }[] = [];
  server = createServer((socket) => {
    let to = '';
    let mail = '';
    let isContent = false;
    socket.on('error', () => undefined);
    socket.write('220 mail.example.com\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (isContent) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        isContent = false;
        const reply = content(to);
        taken.push({ to, mail });
        mail = '';
        if (reply === undefined) socket.destroy();
        else socket.write(`${reply}\r\n`);
      } else if (/^RCPT TO/i.test(text)) {
        to = /<(.+)>/.exec(text)?.[1] ?? '';
        socket.write(`${receiver(to)}\r\n`);
      } else if (/^DATA/i.test(text)) {
        isContent = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, taken };
}

/** The part of the server that sends the newsletter, with an own clock. */
function startSending(smtpUrl: string) {
  let lead = 0;
  const { database } = connection;
  const now = () => new Date(Date.now() + lead);
  const log = pino({ level: 'silent' });
  const config = parseConfig({ SMTP_URL: smtpUrl, LOG_LEVEL: 'silent' });
  const carrier = createMailCarrier({ config, secret: SECRET, log, now });
  const jobs = createStoredJobs({ database, secret: SECRET, log, now });
  const mails = createMails(jobs, carrier, now);
  sendIssues({ database, jobs, mails, origin: ORIGIN, now, clock: () => performance.now() });
  const issues = createNewsletterIssues({ database, jobs, audit: createAudit(now), now });
  stops.push(async () => {
    await jobs.stop();
    carrier.close();
  });
  return {
    issues,
    settled: jobs.settled,
    now,
    advance(milliseconds: number) {
      lead += milliseconds;
    },
    /** What the command answers. */
    say: (act: 'test' | 'send' | 'status', markdown = ISSUE, email = 'me@example.com') =>
      obeyNewsletterCommand({ verb: 'newsletter', act, markdown, email }, issues),
    /** What is sent from now on waits for another server. */
    stop: jobs.stop,
  };
}

type Status = (typeof newsletterSubscribers.$inferSelect)['status'];

async function addSubscriber(email: string | null, status: Status = 'confirmed'): Promise<string> {
  const [added] = await connection.database
    .insert(newsletterSubscribers)
    .values({ email, status, linkKey: createLinkKey(), source: 'blog', askedAt: new Date() })
    .returning({ id: newsletterSubscribers.id });
  return added?.id ?? '';
}

async function statesOfCopies(): Promise<readonly string[]> {
  const rows = await connection.database.select().from(newsletterDeliveries);
  return rows.map(({ state }) => state).toSorted();
}

describe('testing an issue', () => {
  it('mails it to one address, and says where the link to unsubscribe will be', async () => {
    const mailServer = await startMailServer();
    const sending = startSending(mailServer.url);
    await addSubscriber('ann@example.com');
    expect((await sending.say('test'))?.text).toBe(
      '“Fresh colors for fall” is on its way to me@example.com. Read it there, then send this very file.',
    );
    await sending.settled();
    expect(mailServer.taken.map(({ to }) => to)).toEqual(['me@example.com']);
    expect(mailServer.taken[0]?.mail).toContain('This is a test.');
    expect(mailServer.taken[0]?.mail).not.toContain('List-Unsubscribe');
  });

  it('answers with a sentence when the file cannot be sent, and mails nothing', async () => {
    const sending = startSending('smtp://127.0.0.1:1');
    expect(await sending.say('test', '# A\n\n![a lipstick](https://example.com/a.png)')).toEqual({
      text: 'The newsletter contains no images, and its footer says so. Take "a lipstick" out.',
      succeeded: false,
    });
    expect(await connection.database.select().from(newsletterIssues)).toEqual([]);
  });
});

describe('sending an issue', () => {
  it('is refused until this very file was tested', async () => {
    const sending = startSending('smtp://127.0.0.1:1');
    await addSubscriber('ann@example.com');
    await sending.issues.test(ISSUE, 'me@example.com');
    const answer = await sending.say('send', `${ISSUE} And more.`);
    expect(answer.succeeded).toBe(false);
    expect(answer.text).toMatch(/Test it first/);
    expect(await statesOfCopies()).toEqual([]);
  });

  it('says so when nobody has subscribed', async () => {
    const sending = startSending('smtp://127.0.0.1:1');
    await addSubscriber('waiting@example.com', 'pending');
    await sending.issues.test(ISSUE, 'me@example.com');
    expect((await sending.say('send')).text).toMatch(/Nobody has subscribed yet/);
  });

  it('reaches everyone who confirmed once, and nobody else', async () => {
    const mailServer = await startMailServer();
    const sending = startSending(mailServer.url);
    await addSubscriber('ann@example.com');
    await addSubscriber('ben@example.com');
    await addSubscriber('asked@example.com', 'pending');
    await addSubscriber(null, 'ended');
    await sending.issues.test(ISSUE, 'me@example.com');
    expect((await sending.say('send')).text).toMatch(/is on its way to 2 subscribers/);
    await sending.settled();
    expect((await sending.say('send')).text).toMatch(/was already sent/);
    await sending.settled();
    const readers = mailServer.taken.map(({ to }) => to).filter((to) => to !== 'me@example.com');
    expect(readers.toSorted()).toEqual(['ann@example.com', 'ben@example.com']);
    expect((await sending.say('status')).text).toMatch(
      /2 subscribers: 2 sent, 0 waiting, 0 refused/,
    );
  });

  it('is recorded with the number of readers', async () => {
    const sending = startSending('smtp://127.0.0.1:1');
    await addSubscriber('ann@example.com');
    await sending.issues.test(ISSUE, 'me@example.com');
    await sending.issues.send(ISSUE);
    const entries = await connection.database.select().from(auditEntries);
    expect(entries).toEqual([
      expect.objectContaining({ action: 'newsletter_released', detail: { readers: 1 } }),
    ]);
  });

  it('gives each reader a link of their own out of the newsletter', async () => {
    const mailServer = await startMailServer();
    const sending = startSending(mailServer.url);
    const id = await addSubscriber('ann@example.com');
    await sending.issues.test(ISSUE, 'me@example.com');
    await sending.issues.send(ISSUE);
    await sending.settled();
    const mail = mailServer.taken.find(({ to }) => to === 'ann@example.com')?.mail ?? '';
    expect(mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
      `${ORIGIN}${unsubscribeFromNewsletter.path}?token=${id.replaceAll('-', '')}`,
    );
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  });

  it('skips a reader who leaves before their copy is sent', async () => {
    const stopped = startSending('smtp://127.0.0.1:1');
    await stopped.stop();
    const id = await addSubscriber('ann@example.com');
    await addSubscriber('ben@example.com');
    await stopped.issues.test(ISSUE, 'me@example.com');
    await stopped.issues.send(ISSUE);
    await connection.database
      .update(newsletterSubscribers)
      .set({ status: 'ended', email: null })
      .where(eq(newsletterSubscribers.id, id));
    const mailServer = await startMailServer();
    const sending = startSending(mailServer.url);
    await sending.settled();
    expect(mailServer.taken.map(({ to }) => to)).not.toContain('ann@example.com');
    expect(await statesOfCopies()).toEqual(['sent']);
  });

  it('goes on after an address that the mail server refuses', async () => {
    const mailServer = await startMailServer({
      receiver: (to) => (to.startsWith('ann') ? '550 5.1.1 no such user' : '250 ok'),
    });
    const sending = startSending(mailServer.url);
    await addSubscriber('ann@example.com');
    await addSubscriber('ben@example.com');
    await sending.issues.test(ISSUE, 'me@example.com');
    await sending.issues.send(ISSUE);
    await sending.settled();
    expect(await statesOfCopies()).toEqual(['refused', 'sent']);
  });

  it('sends nothing again when the connection broke after a mail was handed over', async () => {
    let breaks = 1;
    const mailServer = await startMailServer({
      content: (to) => (to !== 'me@example.com' && breaks-- > 0 ? undefined : '250 ok'),
    });
    const sending = startSending(mailServer.url);
    await addSubscriber('ann@example.com');
    await addSubscriber('ben@example.com');
    await sending.issues.test(ISSUE, 'me@example.com');
    await sending.settled();
    await sending.issues.send(ISSUE);
    await sending.settled();
    expect(await statesOfCopies()).toEqual(['unsure', 'waiting']);
    sending.advance(DAY_MS);
    await sending.settled();
    expect(await statesOfCopies()).toEqual(['sent', 'unsure']);
    const readers = mailServer.taken.map(({ to }) => to).filter((to) => to !== 'me@example.com');
    expect(readers.toSorted()).toEqual(['ann@example.com', 'ben@example.com']);
    expect((await sending.say('status')).text).toMatch(/1 unsure\n\nUnsure: /);
  });

  it('waits for a mail server that cannot be reached, and then reaches everyone', async () => {
    const away = startSending('smtp://127.0.0.1:1');
    await addSubscriber('ann@example.com');
    await away.issues.test(ISSUE, 'me@example.com');
    await away.issues.send(ISSUE);
    await away.settled();
    await away.stop();
    expect(await statesOfCopies()).toEqual(['waiting']);
    const mailServer = await startMailServer();
    const sending = startSending(mailServer.url);
    sending.advance(DAY_MS);
    expect((await sending.say('send')).text).toMatch(/1 of 1 subscribers still wait/);
    await sending.settled();
    expect(await statesOfCopies()).toEqual(['sent']);
  });

  it('leaves a copy that was under way at a kill unsent, and sends the others', async () => {
    const stopped = startSending('smtp://127.0.0.1:1');
    await stopped.stop();
    const killed = await addSubscriber('ann@example.com');
    await addSubscriber('ben@example.com');
    await stopped.issues.test(ISSUE, 'me@example.com');
    await stopped.issues.send(ISSUE);
    await connection.database
      .update(newsletterDeliveries)
      .set({ state: 'begun', begunAt: new Date(Date.now() - 2 * 60_000) })
      .where(eq(newsletterDeliveries.subscriberId, killed));
    const mailServer = await startMailServer();
    const sending = startSending(mailServer.url);
    await sending.settled();
    expect(await statesOfCopies()).toEqual(['sent', 'unsure']);
    expect(mailServer.taken.map(({ to }) => to)).not.toContain('ann@example.com');
  });
});

describe('who was sent what', () => {
  it('is forgotten after 90 days, and the issue still is not sent twice', async () => {
    const sending = startSending('smtp://127.0.0.1:1');
    await addSubscriber('ann@example.com');
    await sending.issues.test(ISSUE, 'me@example.com');
    await sending.issues.send(ISSUE);
    sending.advance(91 * DAY_MS);
    await forgetOld(connection.database, sending.now());
    expect(await statesOfCopies()).toEqual([]);
    expect((await sending.say('send')).text).toMatch(/was already sent/);
  });

  it('goes with the subscriber', async () => {
    const sending = startSending('smtp://127.0.0.1:1');
    await addSubscriber('ann@example.com');
    await sending.issues.test(ISSUE, 'me@example.com');
    await sending.issues.send(ISSUE);
    await connection.database.delete(newsletterSubscribers);
    expect(await statesOfCopies()).toEqual([]);
  });
});

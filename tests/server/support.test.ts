import { describe, expect, it } from 'vitest';
import { contactSupport } from '#contracts/support.ts';
import { TICKET_NUMBER } from '#domain/support/ticket-number.ts';
import { supportTickets } from '#server/db/schema/correspondence.ts';
import { mailsTo, mailTo } from './support/outbox.ts';
import { addAccount, openSession } from './support/open-session.ts';
import { SECRET, usePlatform } from './support/platform.ts';

const platform = usePlatform();

function message(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    name: 'Zoe Ray',
    email: `zoe.${crypto.randomUUID()}@example.com`,
    category: 'billing',
    subject: 'Charged twice',
    message: 'There are two charges\nof the same day.',
    ...changes,
  };
}

function send(body: unknown) {
  return platform().visitor().call(contactSupport, { body });
}

function stored() {
  return platform().connection.database.select().from(supportTickets);
}

describe('writing to support', () => {
  it('stores the message and answers with its ticket', async () => {
    const body = message({ priority: 'urgent' });
    const answer = await send(body);
    expect(answer.statusCode).toBe(201);
    const { ticket, success } = answer.json();
    expect(success).toBe(true);
    expect(ticket).toMatch(TICKET_NUMBER);
    expect(await stored()).toEqual([expect.objectContaining({ ...body, number: ticket })]);
  });

  it('takes medium as the priority if none is given', async () => {
    await send(message());
    expect(await stored()).toEqual([expect.objectContaining({ priority: 'medium', userId: null })]);
  });

  it.each([
    ['billing', '12'],
    ['technical', '24'],
    ['other', '48'],
  ])('promises an answer to %s within %s hours', async (category, hours) => {
    const answer = await send(message({ category }));
    expect(answer.json().message).toContain(`within ${hours} hours`);
  });

  it('confirms it by a mail that repeats nothing of what was typed', async () => {
    const body = message({ name: 'Buy pills at', subject: 'https://example.com/pills' });
    const { ticket } = (await send(body)).json();
    const mail = await mailTo(platform(), body.email, `We got your message: ${ticket}`);
    const words = `${mail.subject} ${mail.text} ${mail.html}`;
    for (const typed of [body.name, body.subject, 'two charges']) {
      expect(words).not.toContain(typed);
    }
  });

  it('knows who was signed in', async () => {
    const { connection, visitor } = platform();
    const userId = await addAccount(connection);
    const headers = { cookie: await openSession(connection, userId, SECRET) };
    await visitor().call(contactSupport, { body: message(), headers });
    expect(await stored()).toEqual([expect.objectContaining({ userId })]);
  });

  it.each(['name', 'email', 'category', 'subject', 'message'])(
    'is refused without its %s',
    async (field) => {
      const missing = await send(message({ [field]: undefined }));
      expect(missing.statusCode).toBe(400);
      expect(missing.json()).toMatchObject({ error: 'invalid_input', field });
      const empty = await send(message({ [field]: ' ' }));
      expect(empty.json()).toMatchObject({ error: 'invalid_input', field });
      expect(await stored()).toEqual([]);
    },
  );

  it.each([{ category: 'gossip' }, { priority: 'now' }, { message: 'x'.repeat(5001) }])(
    'is refused with %o',
    async (changes) => {
      expect((await send(message(changes))).statusCode).toBe(400);
    },
  );

  it('gives a program that fills in the hidden field a number, and stores nothing', async () => {
    const body = message({ reference: 'x' });
    const answer = await send(body);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().ticket).toMatch(TICKET_NUMBER);
    expect(await stored()).toEqual([]);
    expect(await mailsTo(platform(), body.email)).toEqual([]);
  });

  it('is throttled for one address', async () => {
    const body = message();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await send(body)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('is throttled for one caller', async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 21; time += 1) statuses.add((await send(message())).statusCode);
    expect([...statuses]).toEqual([201, 429]);
  });
});

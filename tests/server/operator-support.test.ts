import { beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { listSupportTickets } from '#contracts/operator-support.ts';
import { contactSupport } from '#contracts/support.ts';
import { auditEntries, supportTickets } from '#server/db/schema/index.ts';
import { joinAs, type Member } from './support/account.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();
let who: Member;
beforeEach(async () => {
  who = await joinAs(platform(), 'operator');
});

const MESSAGE = {
  name: 'Zoe Ray',
  email: 'zoe@example.com',
  category: 'billing',
  subject: 'The hour that I paid for',
  message: 'It ended after a minute.\nPlease look.',
};

async function list(query: Readonly<Record<string, string>> = {}) {
  const reply = await who.visitor.call(listSupportTickets, { query });
  return listSupportTickets.reply.parse(reply.json());
}

describe('what people wrote to support', () => {
  it('is read by operators, with the account of whoever was signed in', async () => {
    const zoe = await joinAs(platform());
    await zoe.visitor.call(contactSupport, { body: MESSAGE });
    await platform()
      .visitor()
      .call(contactSupport, { body: { ...MESSAGE, subject: 'Signed out' } });
    const { tickets, hasMore } = await list();
    expect(hasMore).toBe(false);
    expect(tickets).toMatchObject([
      { ...MESSAGE, subject: 'Signed out', customerId: null },
      { ...MESSAGE, customerId: zoe.id },
    ]);
  });

  it('is noted each time, without a word of it', async () => {
    await platform().visitor().call(contactSupport, { body: MESSAGE });
    await list();
    const [entry, ...others] = await platform().connection.database.select().from(auditEntries);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ actor: who.id, action: 'tickets_read', detail: { found: 1 } });
  });

  it('comes 50 at a time', async () => {
    const rows = Array.from({ length: 51 }, (_, index) => ({
      ...MESSAGE,
      id: uuidv7({ msecs: Date.now() + index }),
      number: String(index),
      category: 'billing' as const,
      priority: 'low' as const,
      createdAt: new Date(),
    }));
    await platform().connection.database.insert(supportTickets).values(rows);
    const first = await list();
    expect([first.tickets.length, first.tickets[0]?.number, first.hasMore]).toEqual([
      50,
      '50',
      true,
    ]);
    const rest = await list({ before: first.tickets.at(-1)?.id ?? '' });
    expect([rest.tickets.map(({ number }) => number), rest.hasMore]).toEqual([['0'], false]);
  });
});

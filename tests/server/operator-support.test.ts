import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { listSupportTickets, setTicketState } from '#contracts/operator-support.ts';
import { contactSupport } from '#contracts/support.ts';
import { users } from '#server/db/schema/accounts.ts';
import { supportTickets } from '#server/db/schema/correspondence.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { joinAs, type Member } from './support/account.ts';
import { givePro, giveSubscription } from './support/entitle.ts';
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

/** One ticket for each sender, an account's id or null; the number of each is its place. */
async function insertTickets(senders: readonly (string | null)[]): Promise<void> {
  const rows = senders.map((userId, index) => ({
    ...MESSAGE,
    id: uuidv7({ msecs: Date.now() + index }),
    userId,
    number: String(index),
    category: 'billing' as const,
    priority: 'low' as const,
    createdAt: new Date(),
  }));
  await platform().connection.database.insert(supportTickets).values(rows);
}

/** Makes the account of a makeup artist. */
async function joinAsArtist(): Promise<string> {
  const { id } = await joinAs(platform());
  await platform()
    .connection.database.update(users)
    .set({ accountType: 'professional' })
    .where(eq(users.id, id));
  return id;
}

describe('what people wrote to support', () => {
  it('is read by operators, with the sender’s account', async () => {
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

  it('comes first from Pro subscribers and makeup artists, even over several pages', async () => {
    const [paying, granted, lapsed] = [
      await joinAs(platform()),
      await joinAs(platform()),
      await joinAs(platform()),
    ];
    const artist = await joinAsArtist();
    const { connection } = platform();
    await giveSubscription(connection, paying.id);
    await givePro(connection, granted.id);
    await givePro(connection, lapsed.id, new Date(Date.now() - 1000));
    const senders = [paying.id, null, artist, lapsed.id, granted.id, ...Array(50).fill(null)];
    await insertTickets(senders);
    const first = await list();
    const ofPriority = first.tickets.filter(({ sender }) => sender !== null);
    expect(ofPriority.map(({ number, sender }) => [number, sender])).toEqual([
      ['4', 'pro'],
      ['2', 'professional'],
      ['0', 'pro'],
    ]);
    expect(first.tickets.slice(0, 3)).toEqual(ofPriority);
    const rest = await list({ before: first.tickets.at(-1)?.id ?? '' });
    const numbers = [...first.tickets, ...rest.tickets].map(({ number }) => number);
    const others = senders
      .map((_, index) => String(index))
      .filter((number) => !['4', '2', '0'].includes(number));
    expect(numbers).toEqual(['4', '2', '0', ...others.toReversed()]);
    const second = await list({ before: first.tickets[0]?.id ?? '' });
    expect(second.tickets[0]?.number).toBe('2');
  });

  it('is listed by what has become of it, and each change is noted', async () => {
    await platform().visitor().call(contactSupport, { body: MESSAGE });
    const [ticket] = (await list()).tickets;
    const change = (state: string, id = ticket?.id ?? '') =>
      who.visitor.call(setTicketState, { params: { id }, body: { state } });
    expect((await change('answered')).statusCode).toBe(200);
    expect((await list()).tickets).toEqual([]);
    expect((await list({ state: 'answered' })).tickets).toMatchObject([{ state: 'answered' }]);
    expect((await change('forgotten')).statusCode).toBe(400);
    expect((await change('closed', uuidv7())).json().error).toBe('not_found');
    const entries = await platform().connection.database.select().from(auditEntries);
    expect(entries.filter(({ action }) => action === 'ticket_changed')).toMatchObject([
      { actor: who.id, subject: null, detail: { ticketId: ticket?.id, state: 'answered' } },
    ]);
  });

  it('goes on after a ticket that has been answered since', async () => {
    await insertTickets(Array(52).fill(null));
    const first = await list();
    const last = first.tickets.at(-1)?.id ?? '';
    await who.visitor.call(setTicketState, { params: { id: last }, body: { state: 'closed' } });
    expect((await list({ before: last })).tickets.map(({ number }) => number)).toEqual(['1', '0']);
  });

  it('is noted each time, without a word of it', async () => {
    await platform().visitor().call(contactSupport, { body: MESSAGE });
    await list();
    const [entry, ...others] = await platform().connection.database.select().from(auditEntries);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ actor: who.id, action: 'tickets_read', detail: { found: 1 } });
  });

  it('comes 50 at a time', async () => {
    await insertTickets(Array(51).fill(null));
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

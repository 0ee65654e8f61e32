import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { searchProducts } from '#contracts/catalogue.ts';
import { readProducts } from '#contracts/catalogue-products.ts';
import {
  changeShoppingLists,
  chooseWishMails,
  openStopWishMails,
  readShoppingLists,
  stopWishMails,
} from '#contracts/shopping-lists.ts';
import { users } from '#server/db/schema/accounts.ts';
import { createStoredJobs } from '#server/services/jobs/stored-jobs.ts';
import { createMailCarrier } from '#server/services/mail/create-mail-carrier.ts';
import { createMails } from '#server/services/mail/mails.ts';
import { createWishMails } from '#server/services/shopping-lists/wish-mails.ts';
import { confirmAddress, joinAs, type Member } from './support/account.ts';
import { eventually } from './support/eventually.ts';
import { type Lipstick, takeLipsticks } from './support/lipstick-feed.ts';
import { linksIn, mailsTo } from './support/outbox.ts';
import { ORIGIN, SECRET, usePlatform } from './support/platform.ts';

const platform = usePlatform();

/** Another process of the same server, which does at once the jobs that wait for the next poll. */
async function doJobs(): Promise<void> {
  const { app, dataFolder, connection } = platform();
  const { database } = connection;
  const now = (): Date => new Date();
  const jobs = createStoredJobs({ database, secret: SECRET, log: app.log, now });
  const config = { smtpUrl: undefined, mailFrom: 'mirror@example.com', dataFolder };
  const mails = createMails(
    jobs,
    createMailCarrier({ config, secret: SECRET, log: app.log, now }),
    now,
  );
  createWishMails({ database, jobs, mails, origin: ORIGIN, now, clock: () => performance.now() });
  await jobs.settled();
}

/** Takes the shop's feed, and waits until everything that follows from it is done. */
async function take(...lipsticks: readonly Lipstick[]): Promise<void> {
  await takeLipsticks(platform().connection.database, lipsticks);
  await doJobs();
  await eventually(async () => {
    const { rows } = await platform().connection.execute(`select name from jobs`);
    if (rows.length > 0) throw new Error(`${rows.length} jobs are left to do.`);
  });
}

/** Someone with a verified address who wishes for all that the shop has, and asked for mails. */
async function joinWishing({ asks = true } = {}): Promise<Member> {
  const member = await joinAs(platform());
  await confirmAddress(platform(), member);
  await wishAll(member);
  if (asks) await choose(member, true);
  return member;
}

async function productIds({ visitor }: Member): Promise<readonly string[]> {
  const { products } = searchProducts.reply.parse((await visitor.call(searchProducts)).json());
  return products.map(({ id }) => id);
}

async function wishAll(member: Member): Promise<void> {
  const ids = await productIds(member);
  const changes = ids.map((productId) => ({ id: randomUUID(), kind: 'wish', productId }));
  await member.visitor.call(changeShoppingLists, { body: { changes } });
}

function choose({ visitor }: Member, wanted: boolean) {
  return visitor.call(chooseWishMails, { body: { wanted } });
}

async function wantsMails({ visitor }: Member): Promise<boolean> {
  const reply = await visitor.call(readShoppingLists);
  return readShoppingLists.reply.parse(reply.json()).wantsMails;
}

const textsTo = async ({ email }: Member) =>
  (await mailsTo(platform(), email)).map(({ text = '' }) => text);

describe('a mail about wishes', () => {
  it('comes once when one gets cheaper, and not when it stays so', async () => {
    await take({ key: 1 }, { key: 2 });
    const zoe = await joinWishing();
    await take({ key: 1, price: '19.00 USD' }, { key: 2 });
    expect(await textsTo(zoe)).toEqual([
      expect.stringContaining('Maison Velvet, No. 1: now $19.00, $24.00 before.'),
    ]);
    await take({ key: 1, price: '19.00 USD' }, { key: 2 });
    await take({ key: 1, price: '19.00 USD' }, { key: 2, price: '30.00 USD' });
    expect(await textsTo(zoe)).toHaveLength(1);
    await take({ key: 1, price: '18.00 USD' }, { key: 2, price: '30.00 USD' });
    expect(await textsTo(zoe)).toHaveLength(2);
  });

  it('comes when one is in stock again, and tells of all that changed at once', async () => {
    await take({ key: 1, isInStock: false }, { key: 2 });
    const zoe = await joinWishing();
    await take({ key: 1 }, { key: 2, price: '20.00 USD' });
    const [text = '', ...others] = await textsTo(zoe);
    expect(others).toEqual([]);
    expect(text).toContain('Maison Velvet, No. 1: in stock again, for $24.00.');
    expect(text).toContain('Maison Velvet, No. 2: now $20.00, $24.00 before.');
    expect(text).toContain('/#panel=shopping/wishlist');
  });

  it('comes to nobody who did not ask for it, and tells nothing of before that', async () => {
    await take({ key: 1 });
    const zoe = await joinWishing({ asks: false });
    await take({ key: 1, price: '19.00 USD' });
    await choose(zoe, true);
    await take({ key: 1, price: '19.00 USD' }, { key: 2 });
    expect(await textsTo(zoe)).toEqual([]);
  });

  it('does not compare prices of two currencies', async () => {
    await take({ key: 1 });
    const zoe = await joinWishing();
    await take({ key: 1, price: '9.00 EUR' });
    expect(await textsTo(zoe)).toEqual([]);
  });

  it('goes to a verified address alone', async () => {
    await take({ key: 1 });
    const ada = await joinAs(platform());
    expect((await choose(ada, true)).json().error).toBe('not_available');
    expect(await wantsMails(ada)).toBe(false);
    const zoe = await joinWishing();
    const { database } = platform().connection;
    await database.update(users).set({ emailVerified: false }).where(eq(users.id, zoe.id));
    await take({ key: 1, price: '19.00 USD' });
    expect(await textsTo(zoe)).toEqual([]);
  });

  it('reaches everybody, however many there are', async () => {
    await take({ key: 1 });
    const people = [await joinWishing(), await joinWishing(), await joinWishing()];
    await take({ key: 1, price: '19.00 USD' });
    for (const person of people) expect(await textsTo(person)).toHaveLength(1);
  });

  it('names ten of many products, and how many more there are', async () => {
    const keys = Array.from({ length: 13 }, (_, key) => ({ key }));
    await take(...keys);
    const zoe = await joinWishing();
    await take(...keys.map(({ key }) => ({ key, price: '19.00 USD' })));
    const [text = ''] = await textsTo(zoe);
    expect(text.match(/now \$19\.00/g)).toHaveLength(10);
    expect(text).toContain('And 3 more.');
  });
});

describe('the link in it', () => {
  async function tokenOfMail(zoe: Member): Promise<string> {
    await take({ key: 1, price: '19.00 USD' });
    const [mail] = await mailsTo(platform(), zoe.email);
    if (mail === undefined) throw new Error('No mail came.');
    return linksIn(mail, stopWishMails.path)[0]?.searchParams.get('token') ?? '';
  }

  it('leads to a page that asks, and ends nothing when it is only followed', async () => {
    await take({ key: 1 });
    const zoe = await joinWishing();
    const token = await tokenOfMail(zoe);
    const reply = await platform().visitor().call(openStopWishMails, { query: { token } });
    expect([reply.statusCode, reply.headers.location]).toEqual([
      302,
      `/newsletter-unsubscribe?token=wishes.${token}`,
    ]);
    expect(await wantsMails(zoe)).toBe(true);
  });

  it('ends them without a sign-in, even by the one click of a mail program, and works twice', async () => {
    await take({ key: 1 });
    const zoe = await joinWishing();
    const token = await tokenOfMail(zoe);
    const oneClick = await platform().app.inject({
      method: 'POST',
      url: `${stopWishMails.path}?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.statusCode).toBe(200);
    expect(await wantsMails(zoe)).toBe(false);
    const again = await platform().visitor().call(stopWishMails, { query: { token } });
    expect(again.statusCode).toBe(200);
    await take({ key: 1, price: '12.00 USD' });
    expect(await textsTo(zoe)).toHaveLength(1);
  });

  it('ends nobody else’s, and works for nobody who changed it', async () => {
    await take({ key: 1 });
    const [zoe, ada] = [await joinWishing(), await joinWishing()];
    const token = await tokenOfMail(zoe);
    const forged = token.slice(0, -3) + (token.endsWith('AAA') ? 'BBB' : 'AAA');
    for (const wrong of [forged, 'x'.repeat(75)]) {
      const reply = await platform()
        .visitor()
        .call(stopWishMails, { query: { token: wrong } });
      expect(reply.json().error).toBe('link_expired');
    }
    await platform().visitor().call(stopWishMails, { query: { token } });
    expect([await wantsMails(zoe), await wantsMails(ada)]).toEqual([false, true]);
  });
});

describe('products by their ids', () => {
  it('come in the order in which they were asked for, and unknown ones are left out', async () => {
    await take({ key: 1 }, { key: 2 });
    const visitor = platform().visitor();
    const { products } = searchProducts.reply.parse((await visitor.call(searchProducts)).json());
    const [one = '', other = ''] = products.map(({ id }) => id);
    const ids = [other, randomUUID(), one, other].join(',');
    const reply = await visitor.call(readProducts, { query: { ids } });
    expect(readProducts.reply.parse(reply.json()).map(({ id }) => id)).toEqual([other, one]);
  });

  it.each(['', 'x', `${randomUUID()},`, Array.from({ length: 61 }, () => randomUUID()).join(',')])(
    'are refused for %s',
    async (ids) => {
      const reply = await platform().visitor().call(readProducts, { query: { ids } });
      expect(reply.json().error).toBe('invalid_input');
    },
  );
});

it('a wish for what left the catalog stays, and is no news', async () => {
  await take({ key: 1 });
  const zoe = await joinWishing();
  await platform().connection.database.execute(sql`delete from catalogue_products`);
  await take({ key: 2 });
  const reply = await zoe.visitor.call(readShoppingLists);
  expect(readShoppingLists.reply.parse(reply.json()).wishes).toHaveLength(1);
  expect(await textsTo(zoe)).toEqual([]);
});

import { afterEach, describe, expect, it } from 'vitest';
import {
  confirmNewsletter,
  openUnsubscribe,
  subscribe,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '#contracts/newsletter.ts';
import { newsletterSubscribers } from '#server/db/schema/correspondence.ts';
import { eventually } from './support/eventually.ts';
import { linksIn, mailsTo, mailTo } from './support/outbox.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

// Jobs that one test leaves behind would be done in the next one's database.
afterEach(() =>
  eventually(async () => {
    const { rows } = await platform().connection.execute(`select name from jobs`);
    if (rows.length > 0) throw new Error(`${rows.length} jobs are left to do.`);
  }),
);

const CONFIRM = 'Please confirm your subscription';
const WELCOME = 'Welcome to the Lookglass newsletter';
const DAY_MS = 24 * 60 * 60 * 1000;

/** An address that no other test writes to. */
function someAddress(): string {
  return `reader.${crypto.randomUUID()}@example.com`;
}

function stored() {
  return platform().connection.database.select().from(newsletterSubscribers);
}

async function tokenFor(email: string): Promise<string> {
  const mail = await mailTo(platform(), email, CONFIRM);
  return linksIn(mail, '/newsletter-confirmation')[0]?.searchParams.get('token') ?? '';
}

async function confirmed(email: string): Promise<string> {
  await platform().visitor().call(subscribeToNewsletter, { body: { email } });
  const token = await tokenFor(email);
  await platform().visitor().call(confirmNewsletter, { body: { token } });
  const mail = await mailTo(platform(), email, WELCOME);
  return linksIn(mail, openUnsubscribe.path)[0]?.searchParams.get('token') ?? '';
}

describe('subscribing', () => {
  it('mails a link, and subscribes nobody before it is followed', async () => {
    const email = someAddress();
    const answer = await platform().visitor().call(subscribe, { body: { email } });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ success: true, message: expect.stringContaining('inbox') });
    await tokenFor(email);
    expect(await stored()).toEqual([
      expect.objectContaining({ email, status: 'pending', source: 'blog', confirmedAt: null }),
    ]);
  });

  it('stores where the form stood', async () => {
    const email = someAddress();
    await platform()
      .visitor()
      .call(subscribe, { body: { email, source: 'landing' } });
    await tokenFor(email);
    expect(await stored()).toEqual([expect.objectContaining({ source: 'landing' })]);
  });

  it('takes an address in any spelling for the same one', async () => {
    const email = someAddress();
    await confirmed(email);
    const body = { email: ` ${email.toUpperCase()} ` };
    await platform().visitor().call(subscribe, { body });
    await mailTo(platform(), email, 'You’re already subscribed');
    expect(await stored()).toHaveLength(1);
  });

  it('answers the same for an address that is known', async () => {
    const email = someAddress();
    await confirmed(email);
    const known = await platform().visitor().call(subscribe, { body: { email } });
    const fresh = await platform()
      .visitor()
      .call(subscribe, { body: { email: someAddress() } });
    expect(known.statusCode).toBe(fresh.statusCode);
    expect(known.body).toBe(fresh.body);
  });

  it('does not look the address up before it answers', async () => {
    const email = someAddress();
    const { connection } = platform();
    await platform().visitor().call(subscribe, { body: { email } });
    const { rows } = await connection.execute(`select name from jobs`);
    const names = rows.map(({ name }) => name);
    expect(names.filter((name) => name !== 'newsletter-subscription' && name !== 'mail')).toEqual(
      [],
    );
  });

  it.each(['', 'zoe', 'zoe@', 'a b@example.com', 'zoe@example.com\r\nBcc: all@example.com'])(
    'refuses %j as an address',
    async (email) => {
      const answer = await platform().visitor().call(subscribe, { body: { email } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error: 'invalid_input', field: 'email' });
    },
  );

  it('thanks a program that fills in the hidden field, and stores nothing', async () => {
    const email = someAddress();
    for (const contract of [subscribe, subscribeToNewsletter]) {
      const body = { email, reference: 'https://example.com/pills' };
      expect((await platform().visitor().call(contract, { body })).statusCode).toBe(202);
    }
    const { rows } = await platform().connection.execute(`select * from jobs`);
    expect(rows).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('writes to one address at most three times an hour', async () => {
    const email = someAddress();
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const contract = time % 2 === 0 ? subscribe : subscribeToNewsletter;
      statuses.push((await platform().visitor().call(contract, { body: { email } })).statusCode);
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
  });

  it('is throttled for a caller who tries address after address', async () => {
    const visitor = platform().visitor();
    const statuses = new Set<number>();
    for (let time = 0; time < 31; time += 1) {
      statuses.add((await visitor.call(subscribe, { body: { email: someAddress() } })).statusCode);
    }
    expect([...statuses]).toEqual([202, 429]);
  });
});

describe('confirming', () => {
  it('begins the subscription and says welcome', async () => {
    const email = someAddress();
    await confirmed(email);
    expect(await stored()).toEqual([
      expect.objectContaining({ email, status: 'confirmed', confirmedAt: expect.any(Date) }),
    ]);
  });

  it('does no harm a second time, and welcomes nobody twice', async () => {
    const email = someAddress();
    await confirmed(email);
    const token = await tokenFor(email);
    const again = await platform().visitor().call(confirmNewsletter, { body: { token } });
    expect(again.statusCode).toBe(200);
    const { rows } = await platform().connection.execute(`select * from jobs`);
    expect(rows).toEqual([]);
    const welcomes = (await mailsTo(platform(), email)).filter(
      ({ subject }) => subject === WELCOME,
    );
    expect(welcomes).toHaveLength(1);
  });

  it('is too late after a week', async () => {
    const email = someAddress();
    await platform().visitor().call(subscribe, { body: { email } });
    const token = await tokenFor(email);
    platform().advance(8 * DAY_MS);
    const answer = await platform().visitor().call(confirmNewsletter, { body: { token } });
    expect(answer.json().error).toBe('link_expired');
  });

  it('is not done with the link that ends a subscription', async () => {
    const email = someAddress();
    const token = await confirmed(email);
    const answer = await platform().visitor().call(confirmNewsletter, { body: { token } });
    expect(answer.json().error).toBe('link_expired');
  });

  it.each(['a-token-of-nobody', `${'0'.repeat(32)}${'A'.repeat(43)}`])(
    'is refused with %s',
    async (token) => {
      const answer = await platform().visitor().call(confirmNewsletter, { body: { token } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toBe('link_expired');
    },
  );
});

describe('unsubscribing', () => {
  it('takes one click of a mail program, from nowhere and as a form', async () => {
    const email = someAddress();
    const token = await confirmed(email);
    const mail = await mailTo(platform(), email, WELCOME);
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const [, address = ''] = /^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '') ?? [];
    const { pathname, search } = new URL(address);
    const answer = await platform().app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    expect(new URL(address).searchParams.get('token')).toBe(token);
    expect(await stored()).toEqual([expect.objectContaining({ email: null, status: 'ended' })]);
  });

  it('is possible from the first mail on', async () => {
    const email = someAddress();
    await platform().visitor().call(subscribe, { body: { email } });
    const mail = await mailTo(platform(), email, CONFIRM);
    const token = linksIn(mail, openUnsubscribe.path)[0]?.searchParams.get('token') ?? '';
    const query = { token };
    const answer = await platform().visitor().call(unsubscribeFromNewsletter, { query });
    expect(answer.json()).toEqual({ success: true });
    const late = { body: { token: await tokenFor(email) } };
    expect((await platform().visitor().call(confirmNewsletter, late)).json().error).toBe(
      'link_expired',
    );
  });

  it('forgets the address everywhere, and does no harm a second time', async () => {
    const email = someAddress();
    const query = { token: await confirmed(email) };
    await platform().visitor().call(unsubscribeFromNewsletter, { query });
    expect(JSON.stringify(await stored())).not.toContain(email);
    const again = await platform().visitor().call(unsubscribeFromNewsletter, { query });
    expect(again.statusCode).toBe(200);
  });

  it('lets the same person come back', async () => {
    const email = someAddress();
    const query = { token: await confirmed(email) };
    await platform().visitor().call(unsubscribeFromNewsletter, { query });
    await platform().visitor().call(subscribe, { body: { email } });
    const { database } = platform().connection;
    await expect.poll(async () => database.select().from(newsletterSubscribers)).toHaveLength(2);
  });

  it('ends nothing when the link is only followed: a page asks first', async () => {
    const email = someAddress();
    const token = await confirmed(email);
    const answer = await platform().visitor().call(openUnsubscribe, { query: { token } });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(`/newsletter-unsubscribe?token=${token}`);
    expect(await stored()).toEqual([expect.objectContaining({ status: 'confirmed' })]);
  });

  it('is refused with a token that is nobody’s', async () => {
    const query = { token: `${'0'.repeat(32)}${'A'.repeat(43)}` };
    const answer = await platform().visitor().call(unsubscribeFromNewsletter, { query });
    expect(answer.json().error).toBe('link_expired');
  });
});

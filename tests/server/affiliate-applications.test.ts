import { describe, expect, it } from 'vitest';
import { applyAsAffiliate } from '#contracts/affiliate-applications.ts';
import { affiliateApplications } from '#server/db/schema/correspondence.ts';
import { mailsTo, mailTo } from './support/outbox.ts';
import { addAccount, openSession } from './support/open-session.ts';
import { SECRET, usePlatform } from './support/platform.ts';

const platform = usePlatform();

function application(changes: Readonly<Record<string, unknown>> = {}) {
  return { name: 'Zoe Ray', email: `zoe.${crypto.randomUUID()}@example.com`, ...changes };
}

function send(body: unknown) {
  return platform().visitor().call(applyAsAffiliate, { body });
}

function stored() {
  return platform().connection.database.select().from(affiliateApplications);
}

describe('applying as an affiliate', () => {
  it('asks for a name and an address, and for nothing else', async () => {
    const body = application();
    const answer = await send(body);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ success: true, message: expect.any(String) });
    expect(await stored()).toEqual([
      expect.objectContaining({ ...body, website: '', socialFollowing: '', message: '' }),
    ]);
  });

  it('stores all that is told', async () => {
    const body = application({
      website: 'https://example.com/zoe',
      socialFollowing: '12,000',
      contentType: 'Videos',
      message: 'I show\nhow it is done.',
    });
    await send(body);
    expect(await stored()).toEqual([expect.objectContaining(body)]);
  });

  it('is confirmed by a mail that repeats nothing of what was typed', async () => {
    const body = application({ name: 'Buy pills at', message: 'example.com/pills' });
    await send(body);
    const { text, html } = await mailTo(platform(), body.email, 'We got your application');
    expect(`${text} ${html}`).not.toMatch(/pills/);
  });

  it('knows who was signed in', async () => {
    const { connection, visitor } = platform();
    const userId = await addAccount(connection);
    const headers = { cookie: await openSession(connection, userId, SECRET) };
    await visitor().call(applyAsAffiliate, { body: application(), headers });
    expect(await stored()).toEqual([expect.objectContaining({ userId })]);
  });

  it.each([
    ['name', { name: '' }],
    ['email', { email: 'nobody' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['message', { message: 'x'.repeat(1001) }],
  ])('is refused with a wrong %s', async (field, changes) => {
    const answer = await send(application(changes));
    expect(answer.json()).toMatchObject({ error: 'invalid_input', field });
    expect(await stored()).toEqual([]);
  });

  it('thanks a program that fills in the hidden field, and stores nothing', async () => {
    const body = application({ reference: 'x' });
    expect((await send(body)).statusCode).toBe(201);
    expect(await stored()).toEqual([]);
    expect(await mailsTo(platform(), body.email)).toEqual([]);
  });

  it('is throttled for one address, and for one caller', async () => {
    const body = application();
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await send(body)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429]);
    for (let time = 0; time < 17; time += 1) statuses.push((await send(application())).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});

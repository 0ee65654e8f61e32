import { beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { exportAccount } from '#contracts/account-data.ts';
import { applyAsAffiliate } from '#contracts/affiliate-applications.ts';
import { reportClientError } from '#contracts/client-errors.ts';
import {
  decideAffiliateApplication,
  forgetPageError,
  listAffiliateApplications,
  listNewsletterSubscribers,
  listPageErrors,
} from '#contracts/operator-correspondence.ts';
import { affiliateApplications, newsletterSubscribers } from '#server/db/schema/correspondence.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { joinAs, type Member } from './support/account.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();
let who: Member;
beforeEach(async () => {
  who = await joinAs(platform(), 'operator');
});

const APPLICATION = {
  name: 'Zoe Ray',
  email: 'zoe@example.com',
  website: 'https://zoe.example.com',
  socialFollowing: '12,000',
  contentType: 'Videos',
  message: 'I teach makeup for glasses.',
};

const database = () => platform().connection.database;

async function noted(action: string) {
  const entries = await database().select().from(auditEntries);
  return entries.filter((entry) => entry.action === action);
}

describe('applications for the affiliate partnership', () => {
  async function list(query: Readonly<Record<string, string>> = {}) {
    const reply = await who.visitor.call(listAffiliateApplications, { query });
    return listAffiliateApplications.reply.parse(reply.json());
  }
  const decide = (id: string, state: string) =>
    who.visitor.call(decideAffiliateApplication, { params: { id }, body: { state } });

  it('are read by operators, with the account of the applicant, and that is recorded', async () => {
    const zoe = await joinAs(platform());
    await zoe.visitor.call(applyAsAffiliate, { body: APPLICATION });
    expect(await list()).toMatchObject({
      applications: [{ ...APPLICATION, state: 'open', customerId: zoe.id }],
      hasMore: false,
    });
    expect(await noted('applications_read')).toMatchObject([
      { actor: who.id, detail: { found: 1 } },
    ]);
  });

  it('leave the open ones once they are decided on, which is recorded and in the export', async () => {
    const zoe = await joinAs(platform());
    await zoe.visitor.call(applyAsAffiliate, { body: APPLICATION });
    const [open] = (await list()).applications;
    expect((await decide(open?.id ?? '', 'accepted')).statusCode).toBe(200);
    expect((await list()).applications).toEqual([]);
    expect((await list({ state: 'accepted' })).applications).toHaveLength(1);
    expect(await noted('application_decided')).toMatchObject([
      { actor: who.id, subject: zoe.id, detail: { state: 'accepted' } },
    ]);
    const exported = (await zoe.visitor.call(exportAccount)).json();
    expect(exported.affiliateApplications).toMatchObject([{ state: 'accepted' }]);
  });

  it('that are not there cannot be decided on', async () => {
    expect((await decide(uuidv7(), 'declined')).json().error).toBe('not_found');
    expect((await decide(uuidv7(), 'perhaps')).statusCode).toBe(400);
  });

  it('come 50 at a time, the newest first', async () => {
    const rows = Array.from({ length: 51 }, (_, index) => ({
      ...APPLICATION,
      id: uuidv7({ msecs: Date.now() + index }),
      socialFollowing: String(index),
      createdAt: new Date(),
    }));
    await database().insert(affiliateApplications).values(rows);
    const first = await list();
    expect([first.applications[0]?.socialFollowing, first.hasMore]).toEqual(['50', true]);
    const rest = await list({ before: first.applications.at(-1)?.id ?? '' });
    expect(rest.applications.map(({ socialFollowing }) => socialFollowing)).toEqual(['0']);
  });
});

describe('subscribers of the newsletter', () => {
  it('are counted by place, and listed once they have confirmed', async () => {
    const add = (email: string | null, status: 'pending' | 'confirmed' | 'ended', source: string) =>
      database()
        .insert(newsletterSubscribers)
        .values({
          email,
          status,
          source,
          linkKey: email ?? 'gone',
          askedAt: new Date(),
          confirmedAt: status === 'confirmed' ? new Date() : null,
        });
    await add('ann@example.com', 'confirmed', 'blog');
    await add('ben@example.com', 'confirmed', 'landing');
    await add('cleo@example.com', 'confirmed', 'blog');
    await add('asked@example.com', 'pending', 'blog');
    await add(null, 'ended', 'blog');
    const reply = await who.visitor.call(listNewsletterSubscribers);
    const read = listNewsletterSubscribers.reply.parse(reply.json());
    expect(read).toMatchObject({
      confirmed: 3,
      pending: 1,
      sources: [
        { source: 'blog', subscribers: 2 },
        { source: 'landing', subscribers: 1 },
      ],
      hasMore: false,
    });
    expect(read.subscribers.map(({ email }) => email)).toEqual([
      'cleo@example.com',
      'ben@example.com',
      'ann@example.com',
    ]);
    expect(reply.body).not.toContain('linkKey');
    expect(await noted('subscribers_read')).toMatchObject([{ actor: who.id }]);
  });
});

describe('pages that broke', () => {
  const ERROR = { message: 'x is undefined', stack: 'at a.js:1', page: '/', version: '1.2.3' };
  const list = async () =>
    listPageErrors.reply.parse((await who.visitor.call(listPageErrors)).json()).errors;

  it('are listed with how often each happened, until they are forgotten', async () => {
    const visitor = platform().visitor();
    await visitor.call(reportClientError, { body: ERROR });
    await visitor.call(reportClientError, { body: ERROR });
    const [error, ...others] = await list();
    expect(others).toEqual([]);
    expect(error).toMatchObject({ message: 'x is undefined', page: '/', times: 2 });
    const body = { fingerprint: error?.fingerprint ?? '' };
    expect((await who.visitor.call(forgetPageError, { body })).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    await visitor.call(reportClientError, { body: ERROR });
    expect(await list()).toMatchObject([{ times: 1 }]);
  });
});

import { describe, expect, it } from 'vitest';
import { signUp, professionalSignUp } from '#contracts/sign-up.ts';
import { EXPERIENCES } from '#domain/account/account.ts';
import { professionalProfiles, users } from '#server/db/schema/accounts.ts';
import { PASSWORD } from './support/account.ts';
import { mailTo } from './support/outbox.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

const BUSINESS = {
  businessName: 'Ray Studio',
  certifications: 'Master class, 2019\nHygiene course',
  experience: '2-5',
  portfolio: 'https://example.com/ray',
  specialties: 'Bridal, stage',
  location: 'Zürich',
};
const ZOE = {
  fullName: 'Zoe Ray',
  email: 'zoe@example.com',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  accountType: 'professional',
  ...BUSINESS,
};

function enter(body: unknown) {
  return platform().visitor().call(professionalSignUp, { body });
}

function storedProfiles() {
  return platform().connection.database.select().from(professionalProfiles);
}

describe('signing up as a professional makeup artist', () => {
  it('makes a professional account, signed in and without powers', async () => {
    const reply = await enter(ZOE);
    expect(reply.statusCode).toBe(201);
    expect(reply.json().user).toMatchObject({ accountType: 'professional', role: 'user' });
    expect(reply.cookies).toHaveLength(1);
  });

  it('keeps what was said about the business, its certifications pending review', async () => {
    const { id } = (await enter(ZOE)).json().user;
    expect(await storedProfiles()).toEqual([
      { userId: id, ...BUSINESS, certificationsReview: 'pending', createdAt: expect.any(Date) },
    ]);
  });

  it('mails the link that confirms the address', async () => {
    await enter(ZOE);
    const mail = await mailTo(platform(), 'zoe@example.com', 'Confirm your email address');
    expect(mail.text).toContain('Hi Zoe,');
  });

  it.each(EXPERIENCES)('takes %s years of experience', async (experience) => {
    expect((await enter({ ...ZOE, experience })).statusCode).toBe(201);
  });

  it('takes a business that says nothing more than its name', async () => {
    const empty = { certifications: '', portfolio: '', specialties: '', location: '' };
    expect((await enter({ ...ZOE, ...empty })).statusCode).toBe(201);
  });

  it('does not let anybody review their own certifications', async () => {
    await enter({ ...ZOE, certificationsReview: 'accepted', role: 'operator', userId: 'x' });
    const [profile] = await storedProfiles();
    expect(profile?.certificationsReview).toBe('pending');
  });

  it('with an address that has an account leaves that as it was', async () => {
    const { fullName, email } = ZOE;
    const body = { fullName, email, password: PASSWORD, confirmPassword: PASSWORD };
    await platform().visitor().call(signUp, { body });
    const reply = await enter({ ...ZOE, email: 'Zoe@Example.com' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error).toBe('address_taken');
    expect(await storedProfiles()).toEqual([]);
    const stored = await platform().connection.database.select().from(users);
    expect(stored.map(({ accountType }) => accountType)).toEqual(['personal']);
  });

  it('twice at the same moment makes one account with one business', async () => {
    const replies = await Promise.all([enter(ZOE), enter(ZOE)]);
    expect(
      replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    ).toEqual([201, 409]);
    expect(await storedProfiles()).toHaveLength(1);
  });

  it.each([
    ['invalid_input', 'businessName', { businessName: ' ' }],
    ['invalid_input', 'businessName', { businessName: 'Ray\r\nBcc: evil@example.com' }],
    ['invalid_input', 'experience', { experience: '3' }],
    ['invalid_input', 'portfolio', { portfolio: 'javascript:alert(1)' }],
    ['invalid_input', 'portfolio', { portfolio: 'my page' }],
    ['invalid_input', 'certifications', { certifications: 'c'.repeat(1001) }],
    ['invalid_input', 'specialties', { specialties: undefined }],
    ['invalid_input', 'location', { location: 7 }],
    ['invalid_input', 'accountType', { accountType: 'personal' }],
    ['password_mismatch', 'confirmPassword', { confirmPassword: 'another' }],
    ['weak_password', 'password', { password: 'short', confirmPassword: 'short' }],
    ['common_password', 'password', { password: 'qwertyuiop', confirmPassword: 'qwertyuiop' }],
  ])('is refused as %s of %s: %j', async (error, field, change) => {
    const reply = await enter({ ...ZOE, ...change });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error, field });
    expect(await storedProfiles()).toEqual([]);
  });

  it('counts with the other sign-ups of an address', async () => {
    for (let tries = 0; tries < 10; tries += 1) await enter(ZOE);
    expect((await enter(ZOE)).json().error).toBe('too_many_requests');
  });
});

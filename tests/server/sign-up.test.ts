import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readCurrentUser } from '#contracts/current-user.ts';
import { signUp } from '#contracts/sign-up.ts';
import { credentials, users } from '#server/db/schema/accounts.ts';
import { jobs } from '#server/db/schema/jobs.ts';
import { PASSWORD } from './support/account.ts';
import { linksIn, mailTo, mailsTo } from './support/outbox.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform({ TRUST_PROXY: 'loopback' });

const EMAIL = 'zoe@example.com';
const ZOE = {
  fullName: 'Zoe Ray',
  email: EMAIL,
  password: PASSWORD,
  confirmPassword: PASSWORD,
};

function enter(body: unknown = ZOE, headers: Readonly<Record<string, string>> = {}) {
  return platform().visitor().call(signUp, { body, headers });
}

function storedUsers() {
  return platform().connection.database.select().from(users);
}

describe('signing up', () => {
  it('makes a personal account and tells who that is', async () => {
    const reply = await enter();
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      user: {
        id: expect.any(String),
        firstName: 'Zoe',
        lastName: 'Ray',
        email: EMAIL,
        emailVerified: false,
        isProUser: false,
        accountType: 'personal',
        role: 'user',
        totpEnabled: false,
        hasPassword: true,
        createdAt: expect.any(String),
      },
    });
  });

  it('signs in at once, for as long as one stays signed in with Remember me', async () => {
    const visitor = platform().visitor();
    const reply = await visitor.call(signUp, { body: ZOE });
    expect(reply.cookies).toEqual([
      expect.objectContaining({ name: 'lookglass-session', httpOnly: true, maxAge: 2_592_000 }),
    ]);
    expect((await visitor.call(readCurrentUser)).json()).toEqual(reply.json().user);
  });

  it('keeps only an argon2id hash of the password', async () => {
    await enter();
    const [stored] = await platform().connection.database.select().from(credentials);
    expect(stored?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(stored)).not.toContain(PASSWORD);
  });

  it.each([
    ['Nguyễn Thị Minh Khai', 'Nguyễn Thị Minh', 'Khai'],
    ['李小龙', '李小龙', ''],
    ["Zoë D'Arcy-Şahin 🌹", "Zoë D'Arcy-Şahin", '🌹'],
    ['  Ann \u00A0 Lee ', 'Ann', 'Lee'],
  ])('takes the name %j', async (fullName, firstName, lastName) => {
    const reply = await enter({ ...ZOE, fullName });
    expect(reply.json().user).toMatchObject({ firstName, lastName });
  });

  it.each(['aB3!xyz_', `${'Lamp-7 '.repeat(18)}.?`])(
    'takes the password %j, spaces and all',
    async (password) => {
      expect((await enter({ ...ZOE, password, confirmPassword: password })).statusCode).toBe(201);
    },
  );

  it('takes nothing from the body that is not for the person to decide', async () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    const powers = { id, role: 'operator', isProUser: true, emailVerified: true, image: 'x' };
    const reply = await enter({ ...ZOE, ...powers, twoFactorEnabled: true });
    expect(reply.json().user).toMatchObject({
      role: 'user',
      isProUser: false,
      emailVerified: false,
      totpEnabled: false,
    });
    expect(await storedUsers()).toEqual([
      expect.objectContaining({ role: 'user', emailVerified: false, image: null }),
    ]);
    expect(reply.json().user.id).not.toBe(id);
  });
});

describe('an address', () => {
  it('is kept without spaces around it and in lower case', async () => {
    const reply = await enter({ ...ZOE, email: ' Zoe@Example.COM ' });
    expect(reply.json().user.email).toBe(EMAIL);
  });

  it('that has an account is refused in upper and lower case', async () => {
    await enter();
    const reply = await enter({ ...ZOE, email: 'ZOE@example.com', fullName: 'Another Person' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ error: 'address_taken', field: 'email' });
    expect(await storedUsers()).toHaveLength(1);
  });

  it('brings one account to those who sign up with it at the same moment', async () => {
    const replies = await Promise.all([enter(), enter(), enter()]);
    expect(
      replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    ).toEqual([201, 409, 409]);
    expect(await storedUsers()).toHaveLength(1);
    expect(await platform().connection.database.select().from(credentials)).toHaveLength(1);
  });

  it('can be asked about a few times only', async () => {
    for (let tries = 0; tries < 10; tries += 1) await enter();
    const reply = await enter(ZOE, { 'x-forwarded-for': '203.0.113.7' });
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a sign-up is refused', () => {
  it.each([
    ['password_mismatch', 'confirmPassword', { confirmPassword: `${PASSWORD}!` }],
    ['weak_password', 'password', { password: 'aB3!xyz', confirmPassword: 'aB3!xyz' }],
    ['common_password', 'password', { password: 'Password1', confirmPassword: 'Password1' }],
    ['common_password', 'password', { password: 'zoe-RAY-1987', confirmPassword: 'zoe-RAY-1987' }],
    ['common_password', 'password', { password: EMAIL, confirmPassword: EMAIL }],
    ['invalid_input', 'password', { password: 'aB3!'.repeat(33) }],
    ['invalid_input', 'password', { password: 12_345_678 }],
    ['invalid_input', 'fullName', { fullName: '   ' }],
    ['invalid_input', 'fullName', { fullName: 'Zoe\r\nBcc: evil@example.com' }],
    ['invalid_input', 'fullName', { fullName: 'z'.repeat(121) }],
    ['no_links', 'fullName', { fullName: 'Win a prize at https://evil.example/win Ray' }],
    ['invalid_input', 'email', { email: 'zoe' }],
    ['invalid_input', 'email', { email: 'zoe@example.com\r\nBcc: evil@example.com' }],
    ['invalid_input', 'email', { email: 'zoe@example.com, evil@example.com' }],
    ['invalid_input', 'accountType', { accountType: 'professional' }],
  ])('as %s of %s: %j', async (error, field, change) => {
    const reply = await enter({ ...ZOE, ...change });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error, field });
    expect(await storedUsers()).toEqual([]);
    expect(await platform().connection.database.select().from(jobs)).toEqual([]);
  });

  it('after too many from one network address, and not from another one', async () => {
    const common = { ...ZOE, password: 'Password1', confirmPassword: 'Password1' };
    for (let tries = 0; tries < 60; tries += 1) {
      await enter({ ...common, email: `zoe${tries}@example.com` });
    }
    expect((await enter()).json().error).toBe('too_many_requests');
    expect((await enter(ZOE, { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(201);
  });
});

describe('the mail of a sign-up', () => {
  it('leads to the page that confirms the address', async () => {
    await enter({ ...ZOE, email: 'mail@example.com' });
    const mail = await mailTo(platform(), 'mail@example.com', 'Confirm your email address');
    expect(mail.text).toContain('Hi Zoe,');
    expect(linksIn(mail, '/verify-email')).toHaveLength(1);
  });

  it('shows a name as text, whatever is in it', async () => {
    await enter({ ...ZOE, email: 'markup@example.com', fullName: '<b>Zoe <img&"\'> Ray' });
    const mail = await mailTo(platform(), 'markup@example.com', 'Confirm your email address');
    expect(mail.html).toContain('Hi &lt;b&gt;Zoe &lt;img&amp;&quot;&#39;&gt;,');
    expect(mail.html).not.toContain('<img');
  });

  it('that cannot be sent fails no sign-up, and waits to be tried again', async () => {
    const { connection, dataFolder } = platform();
    const outbox = join(dataFolder, 'outbox');
    await rm(outbox, { recursive: true, force: true });
    await writeFile(outbox, 'a file where the folder should be');
    try {
      expect((await enter({ ...ZOE, email: 'later@example.com' })).statusCode).toBe(201);
      const [waiting] = await connection.database.select().from(jobs).where(eq(jobs.name, 'mail'));
      expect(waiting?.address).toBe('later@example.com');
    } finally {
      await rm(outbox);
    }
  });

  it('is not written when the sign-up is refused', async () => {
    await enter({ ...ZOE, email: 'refused@example.com', password: 'Password1' });
    expect(await mailsTo(platform(), 'refused@example.com')).toEqual([]);
  });
});

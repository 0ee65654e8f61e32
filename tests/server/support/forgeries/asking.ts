/** Attempts to be taken for Pro without paying. */
import { expect } from 'vitest';
import { readAccess } from '#contracts/access.ts';
import { updateProfile } from '#contracts/profile.ts';
import { readCurrentUser } from '#contracts/current-user.ts';
import { sessionCookie } from '#tests/server/support/open-session.ts';
import { newGuest } from '#tests/server/support/payment-world/people.ts';
import { type Attempt, order, recheck, send, status } from './scene.ts';

const GUEST_COOKIE = 'lookglass-guest';
const REFUSALS = [400, 403, 404];

export const ATTEMPTS_OF_ASKING: readonly Attempt[] = [
  {
    what: 'asks to be Pro without having paid',
    attempt: ({ mallory }) => status(recheck(mallory)),
    answer: 402,
  },
  {
    what: 'asks to be Pro with what the account is to become',
    attempt: ({ mallory }) =>
      status(recheck(mallory, mallory.userId, { planType: 'yearly', paidUntil: '2099-01-01' })),
    answer: 402,
  },
  {
    what: 'asks in the name of a customer',
    attempt: ({ mallory, victim }) => status(recheck(mallory, victim.userId)),
    answer: 403,
  },
  {
    what: 'says so in the profile',
    attempt: async ({ mallory }) => {
      const { email } = (await mallory.visitor.call(readCurrentUser)).json();
      const more = { isProUser: true, is_pro_user: true, role: 'operator', planType: 'yearly' };
      return status(
        mallory.visitor.call(updateProfile, {
          body: { firstName: 'Mal', lastName: 'Lory', email, ...more },
        }),
      );
    },
    answer: 200,
  },
  {
    what: 'brings cookies that say so',
    attempt: async (known) =>
      status(
        send(known, {
          url: '/api/access',
          headers: {
            cookie: [
              ...[...known.mallory.visitor.cookies].map(([name, value]) => `${name}=${value}`),
              'isProUser=true',
              'proStatus=active',
              `proHourlyAccess=${encodeURIComponent('{"expires":9999999999999,"features":["pro-artists-chat"]}')}`,
              'lookglass-pro=1',
            ].join('; '),
          },
        }),
      ),
    answer: 200,
  },
  {
    what: 'brings the session of another person, signed with another secret',
    attempt: async ({ world, victim }) => {
      const { rows } = await world.connection.execute(
        'select token from sessions where user_id = $1',
        [victim.userId],
      );
      const cookie = sessionCookie(String(rows[0]?.['token']), 'not the secret of this server');
      const reply = await world.app().inject({ url: '/api/access', headers: { cookie } });
      expect(reply.json()).toMatchObject({ isProUser: false, features: [] });
      return undefined;
    },
  },
  {
    what: 'brings a guest’s cookie with the id of a customer',
    attempt: async ({ world, mallory, victim }) => {
      const guest = newGuest(world);
      expect((await order(guest, 699, 'hourly')).statusCode).toBe(200);
      const [, signature = ''] = (guest.visitor.cookies.get(GUEST_COOKIE) ?? '').split('.');
      for (const forged of [victim.userId, `${victim.userId}.`, `${victim.userId}.${signature}`]) {
        mallory.visitor.cookies.set(GUEST_COOKIE, String(forged));
        await mallory.visitor.call(readAccess);
      }
      mallory.visitor.cookies.delete(GUEST_COOKIE);
      return undefined;
    },
  },
  {
    what: 'sends headers that proxies and frameworks listen to',
    attempt: async (known) => {
      const { victim } = known;
      for (const headers of [
        { 'x-user-id': String(victim.userId) },
        { 'x-is-pro': 'true', 'x-pro-user': '1' },
        { 'x-original-url': '/api/health', 'x-rewrite-url': '/api/health' },
        { 'x-http-method-override': 'GET', 'x-method-override': 'GET' },
        {
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-host': 'localhost',
          forwarded: 'for=127.0.0.1',
        },
        { authorization: `Bearer ${victim.userId}` },
        { authorization: `Bearer ${known.world.sandbox.secretKey}` },
        { 'stripe-signature': known.letters[0]?.signature ?? '' },
      ]) {
        const reply = await send(known, {
          url: '/api/voice-assistant',
          headers,
          payload: JSON.stringify({ isProUser: true }),
        });
        expect(reply.statusCode).toBe(403);
      }
      return undefined;
    },
  },
  {
    what: 'asks with another way to write the address',
    attempt: async (known) => {
      for (const url of [
        '/api/voice-assistant?isProUser=true',
        '/api/voice-assistant/',
        '/API/voice-assistant',
        '//api/voice-assistant',
        '/api/./voice-assistant',
        '/api/health/../voice-assistant',
        '/api/voice%2Dassistant',
        '/api/voice-assistant%00',
      ]) {
        const reply = await send(known, { url, payload: '{}' });
        expect(REFUSALS).toContain(reply.statusCode);
      }
      return undefined;
    },
  },
  {
    what: 'tries to change what every object is made of',
    attempt: async (known) => {
      const { mallory } = known;
      const bodies = [
        `{"userId":"${mallory.userId}","isProUser":true,"__proto__":{"isProUser":true,"requires":null}}`,
        `{"userId":"${mallory.userId}","isProUser":true,"constructor":{"prototype":{"isProUser":true}}}`,
        `{"__proto__":{"revokedAt":null,"scope":"pro","endsAt":"2099-01-01T00:00:00Z"}}`,
        `{"amount":1999,"type":"__proto__"}`,
        `{"amount":1999,"type":"constructor"}`,
      ];
      for (const payload of bodies) {
        for (const url of ['/api/users/update-pro', '/api/create-payment-intent']) {
          const reply = await send(known, { url, payload });
          expect([400, 402]).toContain(reply.statusCode);
        }
      }
      expect(Reflect.get({}, 'isProUser')).toBeUndefined();
      return undefined;
    },
  },
];

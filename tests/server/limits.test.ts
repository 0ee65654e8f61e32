import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Contract } from '#contracts/contract.ts';
import type { Rate } from '#contracts/limit.ts';
import { rateLook } from '#contracts/look-ratings.ts';
import { chatWithArtist } from '#contracts/makeup-artist-chat.ts';
import { openapi } from '#contracts/openapi.ts';
import { forgotPassword } from '#contracts/password.ts';
import { updatePro } from '#contracts/payments.ts';
import { analyzeSkin } from '#contracts/picture-analysis.ts';
import { contactSupport } from '#contracts/support.ts';
import { askVoiceAssistant } from '#contracts/voice-assistant.ts';
import { createThrottles } from '#server/services/throttles/throttles.ts';
import { CONTRACTS } from './support/contracts.ts';
import { limitProblem } from './support/limit-problem.ts';
import { SECRET, usePlatform } from './support/platform.ts';
import { validBodyOf } from './support/valid-bodies.ts';

const platform = usePlatform({ TRUST_PROXY: 'loopback' });
const HERE = { 'x-forwarded-for': '203.0.113.7' };
const ELSEWHERE = { 'x-forwarded-for': '198.51.100.4' };
const params = { lookId: 'romantic' };

async function rate(headers: Readonly<Record<string, string>>): Promise<number> {
  const visitor = platform().visitor();
  return (await visitor.call(rateLook, { params, body: { stars: 4 }, headers })).statusCode;
}

describe('the limits of contracts', () => {
  it.each(CONTRACTS)('of $method $path are there, or it says why not', (contract) => {
    expect(limitProblem(contract)).toBeUndefined();
  });

  it.each<[string, Partial<Contract>]>([
    ['has neither a limit nor a reason', { limits: [] }],
    ['has no reason that is a sentence', { unlimited: 'later' }],
    ['has a limit and a reason to have none', { unlimited: 'It is cheap.', ...limited('account') }],
    ['is limited per account and open to anyone', { access: 'anyone', ...limited('account') }],
    ['is limited per email address and takes none', limited('email')],
  ])('would be caught where one %s', (problem, change) => {
    const planted: Contract = { ...rateLook, limits: [], serviceLimits: [], ...change };
    expect(limitProblem(planted)).toBe(problem);
  });

  it('are the same wherever they have one name', () => {
    const rates = CONTRACTS.flatMap(({ limits = [], serviceLimits = [] }): readonly Rate[] => [
      ...limits,
      ...serviceLimits,
    ]);
    const said = new Map<string, string>();
    for (const { name, times, seconds, countedIn } of rates) {
      const numbers = `${times} in ${seconds} s, ${countedIn}`;
      expect(`${name}: ${said.get(name) ?? numbers}`).toBe(`${name}: ${numbers}`);
      said.set(name, numbers);
    }
    expect(said.size).toBeGreaterThan(40);
  });

  it('stand in the description of the API', async () => {
    const { paths } = (await platform().visitor().call(openapi)).json();
    const described = paths['/api/auth/forgot-password'].post.responses['429'].description;
    expect(described).toContain('At most 30 in 3600 seconds for each network address.');
  });
});

describe('what costs more than a query', () => {
  const dear = [analyzeSkin, updatePro, askVoiceAssistant, chatWithArtist].map(
    ({ limits: [limit] }) => limit,
  );

  /** The throttles of another process of the server. */
  const newProcess = () =>
    createThrottles({
      database: platform().connection.database,
      secret: SECRET,
      log: pino({ level: 'silent' }),
      clock: () => performance.now(),
    });

  it.each(dear)('is counted for all processes together: $name', async (limit) => {
    const processes = [newProcess(), newProcess()];
    for (let taken = 0; taken < limit.times; taken += 1) {
      await processes[taken % processes.length]?.take(limit, 'zoe');
    }
    for (const { take } of processes) {
      await expect(take(limit, 'zoe')).rejects.toMatchObject({ code: 'too_many_requests' });
    }
  });
});

describe('a call with limits', () => {
  it('is refused, and told to wait, once there were that many from one network address', async () => {
    const [{ times }] = forgotPassword.limits;
    const ask = async (index: number) =>
      platform()
        .visitor()
        .call(forgotPassword, { body: { email: `zoe${index}@example.com` }, headers: HERE });
    for (let index = 0; index < times; index += 1) expect((await ask(index)).statusCode).toBe(202);
    const refused = await ask(times);
    expect(refused.json().error).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is counted for each network address alone', async () => {
    const [{ times }] = rateLook.limits;
    const nobodysLook = { lookId: 'no-such-look' };
    for (let index = 0; index < times; index += 1) {
      const visitor = platform().visitor();
      await visitor.call(rateLook, { params: nobodysLook, body: { stars: 4 }, headers: HERE });
    }
    expect(await rate(HERE)).toBe(429);
    expect(await rate(ELSEWHERE)).toBe(200);
  });

  it('uses none of them up if a program filled in the honeypot', async () => {
    const body = validBodyOf(contactSupport);
    const send = async (reference: string) =>
      platform()
        .visitor()
        .call(contactSupport, {
          body: { ...Object(body), reference },
          headers: HERE,
        });
    for (let index = 0; index < 10; index += 1) {
      expect((await send('https://spam.example')).statusCode).toBe(201);
    }
    expect((await send('')).statusCode).toBe(201);
  });
});

function limited(per: 'account' | 'email'): Partial<Contract> {
  return { limits: [{ name: 'planted', times: 1, seconds: 1, countedIn: 'process', per }] };
}

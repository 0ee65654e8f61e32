import { describe, expect, it } from 'vitest';
import { readMetrics } from '#contracts/metrics.ts';
import { listLooks } from '#contracts/makeup-looks.ts';
import { joinAs } from './support/account.ts';
import { usePlatform } from './support/platform.ts';

const TOKEN = 'only-the-collector-knows';
const platform = usePlatform({ METRICS_TOKEN: TOKEN });

async function read(headers: Readonly<Record<string, string>> = {}, remoteAddress = '127.0.0.1') {
  const { app } = platform();
  return app.inject({ method: 'GET', url: readMetrics.path, headers, remoteAddress });
}

describe('metrics', () => {
  it('count calls by the pattern of their route, and what is in the database', async () => {
    const { visitor } = await joinAs(platform());
    await visitor.call(listLooks);
    const { body, headers } = await read();
    expect(headers['content-type']).toContain('application/openmetrics-text');
    expect(body).toMatch(
      /^lookglass_calls_total\{method="GET",route="\/api\/makeup-looks\/user",status="200",process="1"\} [1-9]/m,
    );
    expect(body).toMatch(/^lookglass_call_seconds_bucket\{.*le="\+Inf",process="1"\} [1-9]/m);
    expect(body).toMatch(/^lookglass_database_up 1$/m);
    expect(body).toMatch(/^lookglass_accounts [1-9]/m);
    expect(body).toMatch(/^lookglass_jobs_due 0$/m);
    expect(body).toMatch(/# EOF\n$/);
  });

  it('have each name once, and nothing that is not a number', async () => {
    const { body } = await read();
    const names = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.filter((line) => !/ -?\d+(\.\d+)?(e[+-]?\d+)?$/.test(line))).toEqual([]);
  });

  it.each([
    ['from another machine', {}, '192.0.2.7'],
    ['through a proxy on this one', { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1'],
    ['with another token', { authorization: 'Bearer something-else' }, '192.0.2.7'],
  ])('are kept from callers that ask %s', async (_, headers, address) => {
    expect((await read(headers, address)).json()).toMatchObject({ error: 'forbidden' });
  });

  it('are given to another machine that has the token', async () => {
    const reply = await read({ authorization: `Bearer ${TOKEN}` }, '192.0.2.7');
    expect(reply.statusCode).toBe(200);
  });
});

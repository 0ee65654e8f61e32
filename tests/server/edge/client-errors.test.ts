import { describe, expect, it } from 'vitest';
import { reportClientError } from '#contracts/client-errors.ts';
import { clientErrors } from '#server/db/schema/correspondence.ts';
import { usePlatform } from '#tests/server/support/platform.ts';

const platform = usePlatform();

const ERROR = {
  message: 'Cannot read properties of undefined',
  stack: 'TypeError: x\n    at draw (https://mirror.example.com/assets/mirror.js?v=1:12:3)',
  page: '/my-saved-looks',
  version: '1.2.3',
};

function report(changes: Readonly<Record<string, unknown>> = {}) {
  return platform()
    .visitor()
    .call(reportClientError, { body: { ...ERROR, ...changes } });
}

function stored() {
  return platform().connection.database.select().from(clientErrors);
}

describe('an error of a page', () => {
  it('is noted, and answered with nothing about it', async () => {
    const answer = await report();
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ success: true });
    expect(await stored()).toEqual([
      expect.objectContaining({ message: ERROR.message, page: ERROR.page, times: 1 }),
    ]);
  });

  it('is counted where it has been seen before', async () => {
    await report();
    await report({ page: '/' });
    await report({ version: '1.2.4' });
    const times = (await stored()).map((row) => row.times);
    expect(times.toSorted((one, other) => one - other)).toEqual([1, 2]);
  });

  it('is kept without anything that leads to a person', async () => {
    await report({
      message: 'No ada@example.com at /reset-password?token=c2VjcmV0',
      stack: 'Error\n    at draw (https://mirror.example.com/assets/mirror.js?user=ada:12:3)',
    });
    const text = JSON.stringify(await stored());
    expect(text).toContain('/assets/mirror.js');
    expect(text).not.toMatch(/ada|token=|mirror\.example/);
  });

  it.each([
    { message: 'x'.repeat(501) },
    { stack: 'x'.repeat(4001) },
    { page: '/reset-password?token=x' },
    { version: '1.2.3 and more' },
    { message: undefined },
  ])('is refused with %o', async (changes) => {
    expect((await report(changes)).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('is refused from another site', async () => {
    const answer = await platform()
      .visitor()
      .call(reportClientError, { body: ERROR, headers: { origin: 'https://evil.example' } });
    expect(answer.json().error).toBe('wrong_origin');
  });

  it('is throttled', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) statuses.push((await report()).statusCode);
    expect(statuses.at(0)).toBe(202);
    expect(statuses.at(-1)).toBe(429);
  });
});

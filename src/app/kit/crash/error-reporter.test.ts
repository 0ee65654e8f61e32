import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportClientError } from '#contracts/client-errors.ts';
import { createErrorReporter, type ErrorReport } from './error-reporter.ts';

function reporter({ path = '/login', random = 0 } = {}) {
  const sent: ErrorReport[] = [];
  const made = createErrorReporter({
    async send(report) {
      sent.push(report);
    },
    path: () => path,
    version: '1.2.3',
    random: () => random,
  });
  return { ...made, sent };
}

describe('the report of an error', () => {
  it('says what broke, where, and in which version', () => {
    const { crashed, sent } = reporter();
    crashed(new TypeError('x is undefined'));
    expect(sent).toEqual([
      {
        message: 'TypeError: x is undefined',
        stack: expect.stringContaining('at '),
        page: '/login',
        version: '1.2.3',
      },
    ]);
  });

  it('is made once, however often it breaks', () => {
    const { crashed, sent } = reporter();
    crashed(new Error('again'));
    crashed(new Error('again'));
    expect(sent).toHaveLength(1);
  });

  it('is not made for the sixth kind of error on one page', () => {
    const { crashed, sent } = reporter();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) crashed(new Error(name));
    expect(sent).toHaveLength(5);
  });

  it('leaves out a path that is none of ours', () => {
    const { crashed, sent } = reporter({ path: '/looks/Zoë Ray' });
    crashed(new Error('x'));
    expect(sent[0]?.page).toBe('/');
  });

  it('is made for one in four of the errors that nobody sees', () => {
    const seldom = reporter({ random: 0.25 });
    seldom.uncaught(new Error('x'));
    expect(seldom.sent).toEqual([]);
    const often = reporter({ random: 0.24 });
    often.uncaught(new Error('x'));
    expect(often.sent).toHaveLength(1);
  });

  it('is taken by the server, whatever was thrown', () => {
    const thrown = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 2000 }).map((text) => new Error(text)),
      fc.anything(),
    );
    fc.assert(
      fc.property(thrown, (error) => {
        const { crashed, sent } = reporter();
        crashed(error);
        expect(reportClientError.body.safeParse(sent[0]).success).toBe(true);
      }),
    );
  });
});

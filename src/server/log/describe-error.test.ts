import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { describeError } from './describe-error.ts';

const SECRET = 'swordfish';

/** What a PostgreSQL driver throws: it quotes the row. */
function databaseError(): Error {
  return Object.assign(new Error(`duplicate key value: "${SECRET}"`), {
    code: '23505',
    severity: 'ERROR',
    detail: `Key (email)=(${SECRET}) already exists.`,
    where: SECRET,
    table: 'users',
    constraint: 'users_email_unique',
  });
}

describe('an error in the log', () => {
  it('says what failed and where', () => {
    const described = describeError(new TypeError('looks is undefined'));
    expect(described.type).toBe('TypeError');
    expect(described.message).toBe('looks is undefined');
    expect(described.stack).toContain('describe-error.test.ts');
  });

  it('of a statement has its text and the row’s constraint, and no value', () => {
    const error = new DrizzleQueryError(
      'insert into "users" ("email") values ($1)',
      [SECRET],
      databaseError(),
    );
    const described = describeError(error);
    expect(described).toMatchObject({
      query: 'insert into "users" ("email") values ($1)',
      cause: { code: '23505', database: { table: 'users', constraint: 'users_email_unique' } },
    });
    expect(JSON.stringify(described)).not.toContain(SECRET);
  });

  it.each([
    ['that is no JSON', () => JSON.parse(`{${SECRET}`)],
    ['that breaks a schema', () => z.strictObject({}).parse({ [SECRET]: 1 })],
    ['that is no address', () => decodeURIComponent(`%${SECRET}`)],
  ])('of a text %s does not repeat it', (_name, fail) => {
    let thrown: unknown;
    try {
      fail();
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(Error);
    expect(JSON.stringify(describeError(thrown))).not.toContain(SECRET);
  });

  it('follows its causes, but not for ever', () => {
    const error = new Error('the outer one');
    error.cause = error;
    const described = JSON.stringify(describeError(error));
    expect(described.match(/the outer one/g)?.length).toBe(6);
  });

  it('shows nothing of a message that looks like a place', () => {
    const error = new DrizzleQueryError(`select 1\nat ${SECRET}:1`, [SECRET]);
    error.query = 'select 1';
    expect(JSON.stringify(describeError(error))).not.toContain(SECRET);
  });

  it('is described without its value when it is not an error at all', () => {
    expect(JSON.stringify(describeError(SECRET))).not.toContain(SECRET);
  });
});

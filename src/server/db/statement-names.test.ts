import { describe, expect, it } from 'vitest';
import { StatementNames } from './statement-names.ts';

describe('the names of statements', () => {
  it('are the same for the same text, and different for different texts', () => {
    const names = new StatementNames();
    const first = names.nameOf('select $1');
    expect(first).toMatch(/^lookglass_\d+$/);
    expect(names.nameOf('select $2')).not.toBe(first);
    expect(names.nameOf('select $1')).toBe(first);
  });

  it('are not given to a long text, which was made for a number of values', () => {
    expect(new StatementNames().nameOf(`select ${'$1, '.repeat(600)}1`)).toBeUndefined();
  });

  it('run out at some point, and those that were given stay valid', () => {
    const names = new StatementNames();
    const first = names.nameOf('select 0');
    const given = Array.from({ length: 1000 }, (_, count) => names.nameOf(`select ${count}`));
    expect(given.filter((name) => name !== undefined)).toHaveLength(400);
    expect(names.nameOf('select 0')).toBe(first);
  });
});

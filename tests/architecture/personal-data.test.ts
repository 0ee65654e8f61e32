import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/accounts.ts';
import { looks } from '#server/db/schema/looks.ts';
import { EVERY_TABLE } from '#server/services/account-data/every-table.ts';
import { NobodysData, PersonalData } from '#server/db/schema/personal-data.ts';
import { declarationProblems } from './personal-data.ts';

const owned = pgTable('planted', {
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
});
const named = pgTable('planted', { userId: uuid('user_id') });
const addressed = pgTable('planted', { email: text('email') });
const plain = pgTable('planted', { name: text('name') });
const ofLook = pgTable('planted', { lookId: uuid('look_id').references(() => looks.id) });

const NOTHING = 'Only a test.';

function problemsWith(planted: Readonly<Record<string, unknown>>): readonly string[] {
  return declarationProblems({ ...EVERY_TABLE, ...planted }, users);
}

describe('what tables declare about a person’s data', () => {
  it('exists exactly once for every table, and fits its columns', () => {
    expect(problemsWith({})).toEqual([]);
  });

  it.each([
    ['of an account', owned],
    ['with an address', addressed],
    ['in which nobody seems to be', plain],
  ])('is reported as missing on a table %s', (_which, planted) => {
    expect(problemsWith({ planted })).toEqual(['planted is declared 0 times']);
  });

  it.each([
    [
      'two declarations',
      [new NobodysData(plain, ''), new NobodysData(plain, '')],
      'is declared 2 times',
    ],
    ['an account called nobody’s', [new NobodysData(owned, '')], 'is called nobody’s'],
    ['an address called nobody’s', [new NobodysData(addressed, '')], 'is called nobody’s'],
    ['a part of a look called nobody’s', [new NobodysData(ofLook, '')], 'is called nobody’s'],
    [
      'rows that do not go with the account',
      [new PersonalData(named, NOTHING, 'with the account')],
      'has no reference that goes with the account',
    ],
    [
      'rows that are kept with an id',
      [new PersonalData(named, NOTHING, { kept: '' })],
      'is kept with the id or the address of a person',
    ],
    [
      'an erasure left to a table that has none',
      [new PersonalData(named, NOTHING, { together: looks })],
      'leaves its erasure to a table that has none',
    ],
  ])('is refused with %s', (_what, [first, second], problem) => {
    const planted = first?.table;
    expect(problemsWith({ planted, first, second })).toEqual([`planted ${problem}`]);
  });

  it('is refused with a section that another table has', () => {
    const data = new PersonalData(owned, { looks: async () => [] }, 'with the account');
    expect(problemsWith({ owned, data })).toEqual(['two tables export a section looks']);
  });
});

import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { NobodysData } from './personal-data.ts';

/** The register of products. Rows are only ever added: the database refuses anything else. */
export const registerEntries = pgTable(
  'register_entries',
  {
    /** Its number, from 0 and without gaps: the leaf of the tree. */
    index: integer('index').primaryKey(),
    /** The code on the package, which its corrections share. */
    code: text('code').notNull(),
    /** What was hashed, character for character. */
    text: text('text').notNull(),
    /** Made by whoever added it, so that a repeat adds nothing. */
    actionId: uuid('action_id').notNull().unique(),
    enteredAt: moment('entered_at').notNull(),
  },
  (table) => [index('register_entries_by_code').on(table.code, table.index)],
);

export const registerEntriesData = new NobodysData(
  registerEntries,
  'They are about products; who entered one stands in the record alone.',
);

/** The hash of each complete subtree of the register's tree, made when its last leaf was added. */
export const registerHashes = pgTable(
  'register_hashes',
  {
    /** It has 2^level leaves. */
    level: smallint('level').notNull(),
    /** Its place among those of its level, from 0. */
    place: integer('place').notNull(),
    /** In base64, as proofs are sent. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.level, table.place] })],
);

export const registerHashesData = new NobodysData(
  registerHashes,
  'They are hashes of what stands in the register, which anyone may read.',
);

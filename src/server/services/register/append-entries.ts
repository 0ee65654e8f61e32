import { sql } from 'drizzle-orm';
import { bytesOfText, toBase64 } from '#domain/register/hashing.ts';
import {
  growTree,
  hashLeaf,
  type HashedSubtree,
  subtreesOf,
} from '#domain/register/merkle-tree.ts';
import { entryText, type ProductFacts } from '#domain/register/product-entry.ts';
import type { Transaction } from '#server/db/database.ts';
import { registerEntries, registerHashes } from '#server/db/schema/product-register.ts';
import { readSize, readSubtrees, sha256 } from './register-tree.ts';

/** Any number that nobody else uses on the same database; spells "register" on a telephone. */
const REGISTER_LOCK = 73_447_837;

/** Rows of one statement: far fewer than the 65,535 parameters that one may have. */
const ROWS_AT_ONCE = 1000;

/** An entry that has no place in the register yet. */
export interface DraftEntry {
  readonly actionId: string;
  readonly code: string;
  readonly product: ProductFacts;
  /** The number of the entry that it stands in place of; null for the first of a product. */
  readonly corrects: number | null;
  /** Why; empty for the first of a product. */
  readonly reason: string;
}

/**
 * Keeps everyone else from adding to the register until the transaction ends, so that its entries have one
 * order whatever process they come through. Reading goes on.
 */
export async function lockRegister(on: Transaction): Promise<void> {
  await on.execute(sql`select pg_advisory_xact_lock(${REGISTER_LOCK}::bigint)`);
}

async function insertHashes(on: Transaction, hashes: readonly HashedSubtree[]): Promise<void> {
  const rows = hashes.map(({ hash, ...subtree }) => ({ ...subtree, hash: toBase64(hash) }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await on.insert(registerHashes).values(rows.slice(from, from + ROWS_AT_ONCE));
  }
}

/**
 * Adds entries in their order; the register must be locked. Resolves with the number of the first. Each names
 * the hash of the one before it, and completes some subtrees.
 */
export async function appendEntries(
  on: Transaction,
  drafts: readonly DraftEntry[],
  now: Date,
): Promise<number> {
  const first = await readSize(on);
  let edge = await readSubtrees(on, subtreesOf({ start: 0, end: first }));
  const [last] = first === 0 ? [] : await readSubtrees(on, [{ level: 0, place: first - 1 }]);
  let previous = last === undefined ? '' : toBase64(last.hash);
  const rows: (typeof registerEntries.$inferInsert)[] = [];
  const hashes: HashedSubtree[] = [];
  for (const { actionId, code, product, corrects, reason } of drafts) {
    const index = first + rows.length;
    const text = entryText({
      ...product,
      id: code,
      enteredAt: now.toISOString(),
      corrects,
      reason,
      previous,
    });
    const leaf = await hashLeaf(sha256, bytesOfText(text));
    const grown = await growTree(sha256, index, edge, leaf);
    rows.push({ index, code, text, actionId, enteredAt: now });
    hashes.push(...grown.made);
    edge = grown.edge;
    previous = toBase64(leaf);
  }
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await on.insert(registerEntries).values(rows.slice(from, from + ROWS_AT_ONCE));
  }
  await insertHashes(on, hashes);
  return first;
}

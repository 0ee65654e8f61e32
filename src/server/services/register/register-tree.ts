import { createHash } from 'node:crypto';
import { max, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { fromBase64, type Sha256, toBase64 } from '#domain/register/hashing.ts';
import {
  consistencyRanges,
  foldSubtrees,
  hashOfNothing,
  type HashedSubtree,
  inclusionRanges,
  type LeafRange,
  type Subtree,
  subtreesOf,
} from '#domain/register/merkle-tree.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { registerEntries, registerHashes } from '#server/db/schema/product-register.ts';
import { rowsOf } from '#server/db/rows-of.ts';

type On = Database | Transaction;

/** Node's synchronous SHA-256: a hundred bytes are not worth a turn of the event loop. */
export const sha256: Sha256 = (bytes) =>
  Promise.resolve(new Uint8Array(createHash('sha256').update(bytes).digest()));

const hashRow = z.object({ level: z.number(), place: z.number(), hash: z.string() });

const keyOf = ({ level, place }: Subtree): string => `${level} ${place}`;

/** How many entries the register has. */
export async function readSize(on: On): Promise<number> {
  const [row] = await on.select({ last: max(registerEntries.index) }).from(registerEntries);
  return row?.last === null || row?.last === undefined ? 0 : row.last + 1;
}

/** The hashes of complete subtrees, in the order in which they are named. */
export async function readSubtrees(
  on: On,
  subtrees: readonly Subtree[],
): Promise<readonly HashedSubtree[]> {
  if (subtrees.length === 0) return [];
  const wanted = JSON.stringify(subtrees.map(({ level, place }) => ({ level, place })));
  const rows = await rowsOf(
    on,
    sql`select ${registerHashes.level}, ${registerHashes.place}, ${registerHashes.hash}
      from jsonb_to_recordset(${wanted}::jsonb) as wanted (level smallint, place integer)
      join ${registerHashes} on ${registerHashes.level} = wanted.level
        and ${registerHashes.place} = wanted.place`,
    hashRow,
  );
  const found = new Map(rows.map((row) => [keyOf(row), row.hash]));
  return subtrees.map((subtree) => {
    const hash = found.get(keyOf(subtree));
    if (hash === undefined) throw new Error(`The register has no hash ${keyOf(subtree)}.`);
    return { ...subtree, hash: fromBase64(hash) };
  });
}

/** The hashes of several ranges of leaves, in base64, with one query. */
async function hashesOf(
  on: On,
  lists: readonly (readonly LeafRange[])[],
): Promise<readonly (readonly string[])[]> {
  const subtrees = lists.flat().flatMap(subtreesOf);
  const read = await readSubtrees(on, subtrees);
  let from = 0;
  const hashOf = async (range: LeafRange): Promise<string> => {
    const { length } = subtreesOf(range);
    const parts = read.slice(from, from + length).map(({ hash }) => hash);
    from += length;
    return toBase64(await foldSubtrees(sha256, parts));
  };
  const hashes: string[][] = [];
  for (const ranges of lists) {
    const list: string[] = [];
    for (const range of ranges) list.push(await hashOf(range));
    hashes.push(list);
  }
  return hashes;
}

/** A tree with everything that is proven about it; hashes are in base64. */
export interface ProvenTree {
  readonly size: number;
  readonly root: string;
  /** That it has grown from the size that was asked with. */
  readonly consistency: readonly string[];
  /** For each of the entries that were asked for, that it is in the tree. */
  readonly inclusions: readonly (readonly string[])[];
}

/**
 * The tree of the first `size` entries. If that is not larger than the size `since`, no growth is proven:
 * the caller sees by the size alone that the register was rolled back.
 */
export async function proveTree(
  on: On,
  size: number,
  since: number,
  indexes: readonly number[],
): Promise<ProvenTree> {
  if (size === 0) {
    const root = toBase64(await hashOfNothing(sha256));
    return { size, root, consistency: [], inclusions: [] };
  }
  const growth = since < size ? consistencyRanges(since, size) : [];
  const paths = indexes.map((index) => inclusionRanges(index, size));
  const [root = [], consistency = [], ...inclusions] = await hashesOf(on, [
    [{ start: 0, end: size }],
    growth,
    ...paths,
  ]);
  return { size, root: root[0] ?? '', consistency, inclusions };
}

/**
 * The Merkle tree of RFC 9162, section 2.1: how its hashes are made, which of them a proof consists of,
 * and how a proof is checked.
 *
 * To store a tree, store the hashes of its complete subtrees: each is computed once, when its last leaf
 * is added, and never changes. Every hash that a proof or a root needs is folded from a few of them.
 */

import { type Bytes, HASH_BYTES, isSame, type Sha256 } from './hashing.ts';

/** Prefixes of a leaf and of an inner node, so that neither can be taken for the other. */
const LEAF_PREFIX = 0x00;
const NODE_PREFIX = 0x01;

/** The leaves from `start` up to `end`, `end` not included, counted from 0. */
export interface LeafRange {
  readonly start: number;
  readonly end: number;
}

/** The subtree over the 2^`level` leaves that begin with leaf `place` * 2^`level`. */
export interface Subtree {
  readonly level: number;
  readonly place: number;
}

/** Hash of an entry: SHA-256(0x00 || entry). */
export async function hashLeaf(sha256: Sha256, entry: Uint8Array): Promise<Bytes> {
  const bytes = new Uint8Array(1 + entry.length);
  bytes[0] = LEAF_PREFIX;
  bytes.set(entry, 1);
  return sha256(bytes);
}

/** Hash of an inner node: SHA-256(0x01 || left || right). */
export async function hashNode(
  sha256: Sha256,
  left: Uint8Array,
  right: Uint8Array,
): Promise<Bytes> {
  const bytes = new Uint8Array(1 + 2 * HASH_BYTES);
  bytes[0] = NODE_PREFIX;
  bytes.set(left, 1);
  bytes.set(right, 1 + HASH_BYTES);
  return sha256(bytes);
}

/** The root of a tree without leaves: the hash of nothing. */
export function hashOfNothing(sha256: Sha256): Promise<Bytes> {
  return sha256(new Uint8Array(0));
}

/** The largest power of two that is less than `count`, which is 2 or more. */
function splitOf(count: number): number {
  let split = 1;
  while (split * 2 < count) split *= 2;
  return split;
}

/**
 * The ranges of leaves that make up the proof that a leaf is in the tree, from the leaf's neighbor
 * upwards (PATH, section 2.1.3.1).
 *
 * @param index of the leaf, in [0, size)
 */
export function inclusionRanges(index: number, size: number): readonly LeafRange[] {
  const ranges: LeafRange[] = [];
  let [start, end] = [0, size];
  while (end - start > 1) {
    const middle = start + splitOf(end - start);
    if (index < middle) {
      ranges.unshift({ start: middle, end });
      end = middle;
    } else {
      ranges.unshift({ start, end: middle });
      start = middle;
    }
  }
  return ranges;
}

/**
 * The ranges of leaves that make up the proof that a tree has grown from an earlier one (PROOF, section
 * 2.1.4.1); none where the sizes are the same, or the earlier tree was empty.
 *
 * @param earlier size of the earlier tree, in [0, size]
 */
export function consistencyRanges(earlier: number, size: number): readonly LeafRange[] {
  if (earlier === 0 || earlier === size) return [];
  const ranges: LeafRange[] = [];
  let [start, end] = [0, size];
  while (end !== earlier) {
    const middle = start + splitOf(end - start);
    if (earlier <= middle) {
      ranges.unshift({ start: middle, end });
      end = middle;
    } else {
      ranges.unshift({ start, end: middle });
      start = middle;
    }
  }
  // What is left is the last part of the earlier tree. If it is all of that tree, the caller knows its
  // hash already.
  return start === 0 ? ranges : [{ start, end }, ...ranges];
}

/**
 * The complete subtrees of which a range consists, the largest first.
 *
 * @param range one that a proof names, or a whole tree: it starts at a multiple of its largest subtree
 */
export function subtreesOf({ start, end }: LeafRange): readonly Subtree[] {
  const subtrees: Subtree[] = [];
  let from = start;
  while (from < end) {
    let level = 0;
    while (from % 2 ** (level + 1) === 0 && from + 2 ** (level + 1) <= end) level += 1;
    subtrees.push({ level, place: from / 2 ** level });
    from += 2 ** level;
  }
  return subtrees;
}

/** The hash of a range, from those of its subtrees in the order of `subtreesOf`: one or more. */
export async function foldSubtrees(
  sha256: Sha256,
  hashes: readonly Uint8Array[],
): Promise<Uint8Array> {
  const [last, ...others] = hashes.toReversed();
  if (last === undefined) throw new RangeError('A range of leaves has one subtree or more.');
  let folded = last;
  for (const left of others) folded = await hashNode(sha256, left, folded);
  return folded;
}

/** A subtree with its hash. */
export interface HashedSubtree extends Subtree {
  readonly hash: Uint8Array;
}

/**
 * The subtrees that are complete once a leaf is added: the leaf itself, and those that end with it.
 *
 * @param size of the tree before
 * @param edge the subtrees of the whole tree before, in the order of `subtreesOf`
 * @param leaf hash of the leaf
 */
export async function growTree(
  sha256: Sha256,
  size: number,
  edge: readonly HashedSubtree[],
  leaf: Uint8Array,
): Promise<{ readonly made: readonly HashedSubtree[]; readonly edge: readonly HashedSubtree[] }> {
  const grown = [...edge];
  let newest: HashedSubtree = { level: 0, place: size, hash: leaf };
  const made = [newest];
  while (grown.at(-1)?.level === newest.level) {
    const left = grown.pop();
    if (left === undefined) break;
    newest = {
      level: newest.level + 1,
      place: left.place / 2,
      hash: await hashNode(sha256, left.hash, newest.hash),
    };
    made.push(newest);
  }
  return { made, edge: [...grown, newest] };
}

/** The claim that a leaf is in a tree. */
export interface InclusionClaim {
  readonly leaf: Uint8Array;
  readonly index: number;
  readonly size: number;
  readonly root: Uint8Array;
  readonly proof: readonly Uint8Array[];
}

/** Whether a proof shows that a leaf is in a tree (section 2.1.3.2). */
export async function isIncluded(
  sha256: Sha256,
  { leaf, index, size, root, proof }: InclusionClaim,
): Promise<boolean> {
  if (index < 0 || index >= size) return false;
  let [place, last, hash] = [index, size - 1, leaf];
  for (const sibling of proof) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      hash = await hashNode(sha256, sibling, hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else {
      hash = await hashNode(sha256, hash, sibling);
    }
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && isSame(hash, root);
}

/** A tree as it was at some moment. */
export interface TreeState {
  readonly size: number;
  readonly root: Uint8Array;
}

/** Whether a proof shows that `later` begins with everything that is in `earlier` (section 2.1.4.2). */
export async function hasGrownFrom(
  sha256: Sha256,
  earlier: TreeState,
  later: TreeState,
  proof: readonly Uint8Array[],
): Promise<boolean> {
  if (earlier.size > later.size) return false;
  if (earlier.size === later.size) return proof.length === 0 && isSame(earlier.root, later.root);
  // Every tree has grown from the empty one.
  if (earlier.size === 0) {
    return proof.length === 0 && isSame(earlier.root, await hashOfNothing(sha256));
  }
  let [place, last] = [earlier.size - 1, later.size - 1];
  while (place % 2 === 1) [place, last] = [(place - 1) / 2, Math.floor(last / 2)];
  const [first, ...rest] = place === 0 ? [earlier.root, ...proof] : proof;
  if (first === undefined) return false;
  let [before, after] = [first, first];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      before = await hashNode(sha256, sibling, before);
      after = await hashNode(sha256, sibling, after);
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else {
      after = await hashNode(sha256, after, sibling);
    }
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && isSame(before, earlier.root) && isSame(after, later.root);
}

/** The checks that a device makes on an answer of the register before showing it. */

import { failure, success, type Result } from '#domain/result.ts';
import { bytesOfText, fromBase64, type Sha256 } from './hashing.ts';
import { hasGrownFrom, hashLeaf, isIncluded } from './merkle-tree.ts';
import { type ProductEntry, readEntry } from './product-entry.ts';
import { type SignedHead, signedBytes, type VerifySignature } from './register-head.ts';

/** The part of a head that a device keeps. */
export type SeenHead = Pick<SignedHead, 'size' | 'root' | 'time' | 'key'>;

/** An entry with the proof that it is in the register. */
export interface ProvenEntry {
  /** Its number, from 0. */
  readonly index: number;
  readonly text: string;
  /** Hashes in base64. */
  readonly proof: readonly string[];
}

/** What the register answered. */
export interface RegisterAnswer {
  readonly head: SignedHead;
  /** Proves that the register has grown from the head that the device asked with, in base64. */
  readonly consistency: readonly string[];
  /** Entries for the code that was asked for, the newest first; none where it is not in the register. */
  readonly entries: readonly ProvenEntry[];
}

/** Why an answer is not to be believed. */
export const REGISTER_PROBLEMS = [
  /** The head was not signed with the key that it names. */
  'wrong-signature',
  /** Another key signs than the one that this device knows. */
  'other-key',
  /** The register has fewer entries than this device has seen. */
  'turned-back',
  /** The entries that this device has seen are not the first ones of this register. */
  'rewritten',
  /** An entry is not in the register that was signed. */
  'not-included',
  /** An entry is about another product, or cannot be read. */
  'wrong-entry',
] as const;
export type RegisterProblem = (typeof REGISTER_PROBLEMS)[number];

/** An entry that was proven to be in the register. */
export interface CheckedEntry {
  readonly index: number;
  readonly entry: ProductEntry;
  /** How many hashes lead from it to the root. */
  readonly hashes: number;
}

export interface CheckNeeds {
  readonly sha256: Sha256;
  readonly verifySignature: VerifySignature;
}

/**
 * Checks a head: its signature, and that the register has only grown since this device asked last. Resolves with
 * what is wrong, or null.
 *
 * @param seen the head that this device had when it asked; null the first time
 */
export async function problemOfHead(
  { head, consistency }: Pick<RegisterAnswer, 'head' | 'consistency'>,
  seen: SeenHead | null,
  { sha256, verifySignature }: CheckNeeds,
): Promise<RegisterProblem | null> {
  const isSigned = await verifySignature(
    fromBase64(head.key),
    fromBase64(head.signature),
    signedBytes(head),
  );
  if (!isSigned) return 'wrong-signature';
  if (seen === null) return null;
  if (head.key !== seen.key) return 'other-key';
  if (head.size < seen.size) return 'turned-back';
  const hasGrown = await hasGrownFrom(
    sha256,
    { size: seen.size, root: fromBase64(seen.root) },
    { size: head.size, root: fromBase64(head.root) },
    consistency.map(fromBase64),
  );
  return hasGrown ? null : 'rewritten';
}

async function checkEntry(
  { index, text, proof }: ProvenEntry,
  head: SignedHead,
  code: string,
  sha256: Sha256,
): Promise<Result<CheckedEntry, RegisterProblem>> {
  const included = await isIncluded(sha256, {
    leaf: await hashLeaf(sha256, bytesOfText(text)),
    index,
    size: head.size,
    root: fromBase64(head.root),
    proof: proof.map(fromBase64),
  });
  if (!included) return failure('not-included');
  const entry = readEntry(text);
  return entry?.id === code
    ? success({ index, entry, hashes: proof.length })
    : failure('wrong-entry');
}

/** Whether each entry replaces the one after it, as it must when the newest comes first. */
function areInOrder(entries: readonly CheckedEntry[]): boolean {
  return entries.every(
    ({ entry }, place) => entry.corrects === (entries[place + 1]?.index ?? null),
  );
}

/** Checks an answer: its head, as `problemOfHead` does, and that each entry is in the register. */
export async function checkAnswer(
  answer: RegisterAnswer,
  code: string,
  seen: SeenHead | null,
  needs: CheckNeeds,
): Promise<Result<readonly CheckedEntry[], RegisterProblem>> {
  const problem = await problemOfHead(answer, seen, needs);
  if (problem !== null) return failure(problem);
  const entries: CheckedEntry[] = [];
  for (const proven of answer.entries) {
    const checked = await checkEntry(proven, answer.head, code, needs.sha256);
    if (!checked.ok) return checked;
    entries.push(checked.value);
  }
  return areInOrder(entries) ? success(entries) : failure('wrong-entry');
}

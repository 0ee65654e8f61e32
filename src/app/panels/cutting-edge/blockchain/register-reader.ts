/** Asks the register, checks what it answers, and keeps what was seen. */

import { ApiProblem, type ApiProblemCode } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { lookUpProduct, readRegisterHead } from '#contracts/product-register.ts';
import {
  checkAnswer,
  type CheckedEntry,
  type CheckNeeds,
  problemOfHead,
  type RegisterProblem,
  type SeenHead,
} from '#domain/register/check-answer.ts';
import { sha256With } from '#domain/register/hashing.ts';
import { readEntry } from '#domain/register/product-entry.ts';
import { verifyWith } from '#domain/register/register-head.ts';
import { browserStorage } from '#studio/storage/browser-storage.ts';
import {
  keepHead,
  keepProduct,
  keptHead,
  type KeptProduct,
  keptProducts,
} from './kept-register.ts';

const storage = browserStorage();

/** Why the register is not believed. */
export interface Distrust {
  readonly kind: 'problem';
  readonly problem: RegisterProblem;
  /** How many entries the register has by its own word. */
  readonly size: number;
  /** The head that this device saw last; null where it has seen none. */
  readonly seen: SeenHead | null;
}

/** What is said of the register as a whole. */
export type HeadReading =
  | { readonly kind: 'head'; readonly head: SeenHead }
  | Distrust
  | { readonly kind: 'offline'; readonly head: SeenHead | null }
  | { readonly kind: 'failed' };

/** What is said of a code. */
export type LookUp =
  /** In the register, the newest entry first. */
  | {
      readonly kind: 'found';
      readonly code: string;
      readonly entries: readonly [CheckedEntry, ...CheckedEntry[]];
      readonly head: SeenHead;
      /** The head that this device had seen before; null the first time. */
      readonly before: SeenHead | null;
    }
  /** As it was at an earlier look-up, because the device is offline now. */
  | {
      readonly kind: 'kept';
      readonly code: string;
      readonly entries: readonly [CheckedEntry, ...CheckedEntry[]];
      readonly checkedAt: string;
      /** The head that this device saw last. */
      readonly head: SeenHead | null;
    }
  | { readonly kind: 'unknown'; readonly code: string; readonly head: SeenHead }
  | Distrust
  | { readonly kind: 'offline'; readonly code: string; readonly head: SeenHead | null }
  | { readonly kind: 'failed'; readonly code: string; readonly problem: ApiProblemCode };

/** Whether this browser lets the page check signatures: over https and on one's own machine it does. */
export function canCheck(): boolean {
  return globalThis.isSecureContext;
}

function needs(): CheckNeeds {
  const { subtle } = crypto;
  return { sha256: sha256With(subtle), verifySignature: verifyWith(subtle) };
}

/** What was looked up on this device, the latest first. */
export function lookedUp(): readonly KeptProduct[] {
  return keptProducts.read(storage) ?? [];
}

/**
 * Forgets the head that was seen, so that another key or fewer entries are accepted at the next reading.
 */
export function forgetHead(): void {
  storage.remove(keptHead.key);
}

function problemCode(thrown: unknown): ApiProblemCode {
  return thrown instanceof ApiProblem ? thrown.code : 'unreadable';
}

/** Reads and checks the head. Rejects only with the signal's reason. */
export async function readHead(signal: AbortSignal): Promise<HeadReading> {
  const before = keptHead.read(storage);
  try {
    const query = { since: String(before?.size ?? 0) };
    const answer = await callApi(readRegisterHead, { query, signal });
    const problem = await problemOfHead(answer, before, needs());
    if (problem !== null) return { kind: 'problem', problem, size: answer.head.size, seen: before };
    keepHead(storage, answer.head);
    return { kind: 'head', head: answer.head };
  } catch (thrown) {
    signal.throwIfAborted();
    if (problemCode(thrown) === 'offline') return { kind: 'offline', head: before };
    return { kind: 'failed' };
  }
}

function isSome<Value>(values: readonly Value[]): values is readonly [Value, ...Value[]] {
  return values.length > 0;
}

/** What this device knows of a code without asking. */
function keptLookUp(wanted: string, head: SeenHead | null): LookUp {
  const kept = lookedUp().find(({ code }) => code === wanted);
  const entries = (kept?.entries ?? []).flatMap(({ index, text, hashes }) => {
    const entry = readEntry(text);
    return entry === null ? [] : [{ index, entry, hashes }];
  });
  if (kept === undefined || !isSome(entries)) return { kind: 'offline', code: wanted, head };
  return { kind: 'kept', code: wanted, entries, checkedAt: kept.checkedAt, head };
}

/**
 * Looks a code up, and checks all of the answer. Rejects only with the signal's reason.
 *
 * @param now as ISO 8601
 */
export async function lookUp(code: string, now: string, signal: AbortSignal): Promise<LookUp> {
  // Read before the call: the answer is compared with this head, while another tab may see a later one.
  const before = keptHead.read(storage);
  try {
    const query = { since: String(before?.size ?? 0) };
    const answer = await callApi(lookUpProduct, { params: { code }, query, signal });
    const { head } = answer;
    const checked = await checkAnswer(answer, code, before, needs());
    if (!checked.ok) {
      return { kind: 'problem', problem: checked.failure, size: head.size, seen: before };
    }
    keepHead(storage, head);
    if (!isSome(checked.value)) return { kind: 'unknown', code, head };
    const texts = answer.entries.map(({ index, text, proof }) => ({
      index,
      text,
      hashes: proof.length,
    }));
    keepProduct(storage, { code, entries: texts, checkedAt: now });
    return { kind: 'found', code, entries: checked.value, head, before };
  } catch (thrown) {
    signal.throwIfAborted();
    const problem = problemCode(thrown);
    return problem === 'offline' ? keptLookUp(code, before) : { kind: 'failed', code, problem };
  }
}

import { type KeyObject, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { RegisterAnswer } from '#domain/register/check-answer.ts';
import { CODE_BYTES, productCode } from '#domain/register/product-code.ts';
import {
  dayAfter,
  MOST_ENTRIES_OF_CODE,
  productFacts,
  type ProductFacts,
  readEntry,
} from '#domain/register/product-entry.ts';
import type { SignedHead } from '#domain/register/register-head.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Audit } from '#server/services/audit/audit.ts';
import { appendEntries, type DraftEntry, lockRegister } from './append-entries.ts';
import { createHeadSigner } from './head-signer.ts';
import { inTurn } from '#domain/in-turn.ts';
import {
  findByAction,
  findByCode,
  type ListedEntry,
  readFrom,
  readNewest,
  type StoredEntry,
} from './register-entries.ts';
import { type ProvenTree, proveTree, readSize } from './register-tree.ts';

/** Where an entry stands. */
export interface AddedEntry {
  readonly code: string;
  readonly index: number;
}

export interface Addition {
  /** The operator's id, or `CONSOLE`. */
  readonly actor: string;
  /** Made by the caller: a repeat adds nothing and answers the same. */
  readonly actionId: string;
  readonly product: ProductFacts;
}

export interface Correction extends Addition {
  readonly code: string;
  readonly reason: string;
}

/** The register of products: a transparency log that can only be added to. */
export interface ProductRegister {
  /**
   * Adds products, each once and all of them or none. Resolves with where they stand, and how many are new.
   * Rejects with `invalid_input` for a day that has not begun, and `already_used` for an id of another action.
   */
  readonly add: (
    additions: readonly Addition[],
  ) => Promise<{ readonly entries: readonly AddedEntry[]; readonly added: number }>;
  /** As `add`; rejects with `not_found` for an unknown code, and `limit_reached` beyond 20 entries for one. */
  readonly correct: (correction: Correction) => Promise<AddedEntry>;
  /** Entries for a code, the newest first, with their proofs. */
  readonly lookUp: (code: string, since: number) => Promise<RegisterAnswer>;
  readonly readHead: (since: number) => Promise<Pick<RegisterAnswer, 'head' | 'consistency'>>;
  /** Up to 100 entries from a number on. */
  readonly readFrom: (start: number) => Promise<readonly StoredEntry[]>;
  /** Up to 50 of the newest entries below a number, and what operators are told of the register. */
  readonly readNewest: (before: number | undefined) => Promise<{
    readonly size: number;
    readonly keyName: string;
    readonly entries: ListedEntry[];
    readonly hasMore: boolean;
  }>;
}

export interface ProductRegisterNeeds {
  readonly database: Database;
  readonly audit: Audit;
  readonly now: () => Date;
  /** The private key that signs the head. */
  readonly readKey: () => Promise<KeyObject>;
}

type Draft = DraftEntry & Pick<Addition, 'actor'>;

function refuseTomorrow({ manufacturingDate }: ProductFacts, now: Date): void {
  if (manufacturingDate > dayAfter(now)) {
    throw new ApiFailure('invalid_input', { field: 'manufacturingDate' });
  }
}

/** Whether an entry says of a product what an action wants to say. */
function saysSame({ text }: StoredEntry, product: ProductFacts): boolean {
  return isDeepStrictEqual(productFacts.parse(readEntry(text)), product);
}

/**
 * Everything is read from the database itself: to a device that has seen the newest head, a replica that
 * is a second late would look like a register that was rolled back.
 */
export function createProductRegister(needs: ProductRegisterNeeds): ProductRegister {
  const { database, audit, now } = needs;
  const signer = createHeadSigner(needs.readKey);
  // A call that waits here holds no database connection, and no statement that would time out.
  const takeTurn = inTurn();

  /**
   * Only one call of each process waits for the lock, so that no wait lasts as long as a statement may
   * take.
   */
  function whileLocked<Result>(work: (on: Transaction) => Promise<Result>): Promise<Result> {
    return takeTurn(() =>
      database.transaction(async (on) => {
        await lockRegister(on);
        return work(on);
      }),
    );
  }

  async function signedHead({ size, root }: ProvenTree): Promise<SignedHead> {
    return signer.sign({ size, root, time: now().toISOString() });
  }

  async function append(on: Transaction, drafts: readonly Draft[]): Promise<readonly AddedEntry[]> {
    if (drafts.length === 0) return [];
    const first = await appendEntries(on, drafts, now());
    const added = drafts.map(({ code }, place) => ({ code, index: first + place }));
    for (const [place, { actionId, actor, corrects, code }] of drafts.entries()) {
      const isNoted = await audit.add(on, {
        id: actionId,
        actor,
        action: corrects === null ? 'product_registered' : 'product_corrected',
        detail: { code, index: first + place },
      });
      if (!isNoted) throw new ApiFailure('already_used');
    }
    return added;
  }

  return {
    async add(additions) {
      for (const { product } of additions) refuseTomorrow(product, now());
      return whileLocked(async (on) => {
        const ids = additions.map(({ actionId }) => actionId);
        const before = new Map(
          (await findByAction(on, ids)).map((entry) => [entry.actionId, entry]),
        );
        const drafts: Draft[] = [];
        for (const { actionId, product, actor } of additions) {
          const known = before.get(actionId);
          if (known !== undefined && !saysSame(known, product))
            throw new ApiFailure('already_used');
          if (known !== undefined) continue;
          const code = productCode(randomBytes(CODE_BYTES));
          drafts.push({ actionId, actor, product, code, corrects: null, reason: '' });
        }
        const added = await append(on, drafts);
        const news = new Map(drafts.map(({ actionId }, place) => [actionId, added[place]]));
        const entries = ids.flatMap((id) => {
          const entry = before.get(id) ?? news.get(id);
          return entry === undefined ? [] : [{ code: entry.code, index: entry.index }];
        });
        return { entries, added: added.length };
      });
    },

    async correct(correction) {
      const { actionId, code, product } = correction;
      refuseTomorrow(product, now());
      return whileLocked(async (on) => {
        const [known] = await findByAction(on, [actionId]);
        if (known !== undefined) {
          if (known.code !== code || !saysSame(known, product))
            throw new ApiFailure('already_used');
          return { code, index: known.index };
        }
        const [newest, ...older] = await findByCode(on, code);
        if (newest === undefined) throw new ApiFailure('not_found');
        if (older.length + 1 >= MOST_ENTRIES_OF_CODE) throw new ApiFailure('limit_reached');
        const [added] = await append(on, [{ ...correction, corrects: newest.index }]);
        if (added === undefined) throw new Error('The correction was not added.');
        return added;
      });
    },

    async lookUp(code, since) {
      const found = await findByCode(database, code);
      // Read after the entries, so that all of them are in the tree.
      const size = await readSize(database);
      const indexes = found.map(({ index }) => index);
      const tree = await proveTree(database, size, since, indexes);
      return {
        head: await signedHead(tree),
        consistency: tree.consistency,
        entries: found.map((entry, place) => ({ ...entry, proof: tree.inclusions[place] ?? [] })),
      };
    },

    async readHead(since) {
      const tree = await proveTree(database, await readSize(database), since, []);
      return { head: await signedHead(tree), consistency: tree.consistency };
    },

    readFrom: (start) => readFrom(database, start),

    async readNewest(before) {
      return {
        ...(await readNewest(database, before)),
        size: await readSize(database),
        keyName: await signer.name(),
      };
    },
  };
}

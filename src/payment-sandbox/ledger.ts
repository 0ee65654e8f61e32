import type { Kind, ObjectOf, SandboxObject } from './objects.ts';
import { missing } from './provider-error.ts';

/** Which objects of a kind are wanted; the newest come first. */
export interface Wanted {
  /** Fields that must have these values, nested ones included. */
  readonly having?: Readonly<Record<string, unknown>>;
  readonly lookupKeys?: readonly string[];
  readonly withoutStatus?: readonly string[];
  readonly limit?: number;
  /** Those made before this one. */
  readonly startingAfter?: string;
}

/** The sandbox's ledger during one call; either all that it writes is kept, or nothing. */
export interface Ledger {
  /** The sandbox's time, in seconds since 1970. */
  readonly now: number;
  readonly find: <K extends Kind>(kind: K, id: string) => Promise<ObjectOf<K> | undefined>;
  readonly findAny: (id: string) => Promise<SandboxObject | undefined>;
  /** Reads many at once, so that finding each of them costs nothing. */
  readonly load: (ids: readonly string[]) => Promise<void>;
  readonly list: <K extends Kind>(kind: K, wanted: Wanted) => Promise<readonly ObjectOf<K>[]>;
  readonly save: <Kept extends SandboxObject>(object: Kept) => Promise<Kept>;
  /**
   * Queues an announcement, such as `payment_intent.succeeded`, to be sent once the call has been stored.
   */
  readonly announce: (type: string, object: SandboxObject) => Promise<void>;
  /** Moves the clock forward; whatever falls due until then happens, in order. */
  readonly moveClock: (to: number) => Promise<void>;
}

/** One object. @throws {ProviderError} when there is none by this id. */
export async function need<K extends Kind>(
  ledger: Ledger,
  kind: K,
  id: string,
  param = kind === 'payment_intent' ? 'intent' : 'id',
): Promise<ObjectOf<K>> {
  const found = await ledger.find(kind, id);
  if (found === undefined)
    throw missing(kind === 'payment_method' ? 'PaymentMethod' : kind, id, param);
  return found;
}

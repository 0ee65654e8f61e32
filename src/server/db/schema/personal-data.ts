import { is } from 'drizzle-orm';
import { type PgDatabase, type PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';

/** The account whose data is exported or erased. */
export interface Person {
  readonly id: string;
  /** The account's own address; undefined until its owner has proved that they read it. */
  readonly verifiedEmail: string | undefined;
}

/** The owner of an account; its address counts only once it is verified. */
export function personOf(account: {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
}): Person {
  const { id, email, emailVerified } = account;
  return { id, verifiedEmail: emailVerified ? email : undefined };
}

/** What can be read from: the database, or a transaction on it. */
export type Reading = Pick<PgDatabase<PgQueryResultHKT>, 'select'>;

/** What changes rows: a transaction, so that an account is erased as a whole or not at all. */
export type Changing = Pick<PgDatabase<PgQueryResultHKT>, 'delete' | 'select' | 'update'>;

/** Reads one section of an account's export. */
export type ReadSection = (on: Reading, person: Person, now: Date) => PromiseLike<unknown>;

/** An account that is being erased. */
export interface Leaving {
  readonly person: Person;
  /** Leads to nobody; it stands where the account's id stood, in what must be kept. */
  readonly pseudonym: string;
  readonly now: Date;
}

export type Erase = (on: Changing, leaving: Leaving) => Promise<void>;

/** What a table gives to the export: sections by name, or the reason why it gives none. */
export type Export = Readonly<Record<string, ReadSection>> | string;

/** What becomes of a table's rows when their account is deleted. */
export type Erasure =
  /** Their reference to the account takes them along. */
  | 'with the account'
  /** They are erased just before the account's own row is deleted. */
  | { readonly before: Erase }
  /** They are erased just after it. */
  | { readonly after: Erase }
  /** Another table's erasure takes care of them. */
  | { readonly together: PgTable }
  /** They stay, for the reason given, since nothing in them names the account. */
  | { readonly kept: string };

/** What is done with the rows of a table that belong to a person. */
export class PersonalData {
  readonly table: PgTable;
  readonly exported: Export;
  readonly erased: Erasure;

  constructor(table: PgTable, exported: Export, erased: Erasure) {
    this.table = table;
    this.exported = exported;
    this.erased = erased;
  }
}

/** Says of a table that nothing in it belongs to a person, and why. */
export class NobodysData {
  readonly table: PgTable;
  readonly why: string;

  constructor(table: PgTable, why: string) {
    this.table = table;
    this.why = why;
  }
}

/** The declarations and the tables among what a module exports. */
export function declarationsIn(module: Readonly<Record<string, unknown>>): {
  readonly tables: readonly PgTable[];
  readonly personal: readonly PersonalData[];
  readonly nobodys: readonly NobodysData[];
} {
  const values = Object.values(module);
  return {
    tables: values.filter((value) => is(value, PgTable)),
    personal: values.filter((value) => value instanceof PersonalData),
    nobodys: values.filter((value) => value instanceof NobodysData),
  };
}

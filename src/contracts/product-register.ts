/** The register of products, as anyone may read and check it. Every caller is told the same. */

import { z } from 'zod/mini';
import { PRODUCT_CODE } from '#domain/register/product-code.ts';
import type { Contract } from './contract.ts';
import { moment } from './fields.ts';
import { type Limit, MINUTE_S } from './limit.ts';

/** A hash: 32 bytes in base64. */
const hash = z.string().check(z.regex(/^[A-Za-z\d+/]{43}=$/));

/** More hashes than a proof has even in a tree of as many leaves as a number can count. */
const LONGEST_PROOF = 110;
const proof = z.array(hash).check(z.maxLength(LONGEST_PROOF));

const base64 = z.string().check(z.maxLength(500), z.regex(/^[A-Za-z\d+/]+={0,2}$/));

const size = z.int().check(z.nonnegative());

/** Which tree the register is now, and whose signature says so; see `domain/register/register-head.ts`. */
const signedHead = z.object({ size, root: hash, time: moment, key: base64, signature: base64 });

/** A whole number in a query, where everything is text; below what a database counts to. */
const number = z.string().check(z.regex(/^\d{1,9}$/));

/** The size of the head that the caller has seen last; 0 for none. */
const since = z._default(number, '0');

/**
 * Proves that the register has grown from the size in `since`; empty where it now has fewer entries than
 * that.
 */
const consistency = proof;

/** Enough for a person who scans a whole shelf, and far too few to guess a code of 55 bits. */
const LOOK_UPS = {
  name: 'register_look_ups',
  times: 60,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'address',
} as const satisfies Limit;

/** Reading the whole register takes one call for each hundred entries. */
const READINGS = {
  name: 'register_readings',
  times: 300,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'address',
} as const satisfies Limit;

export const readRegisterHead = {
  method: 'GET',
  path: '/api/register/head',
  summary:
    'The signed head of the register of products (RFC 9162): its size, the root of its Merkle tree and the time, with the proof that it has grown from an earlier size.',
  access: 'anyone',
  limits: [LOOK_UPS],
  query: z.object({ since }),
  reply: z.object({ head: signedHead, consistency }),
} as const satisfies Contract;

export const lookUpProduct = {
  method: 'GET',
  path: '/api/register/products/:code',
  summary:
    'The entries for a code, the newest first, each with the proof that it is in the register; none where the code is not in it.',
  access: 'anyone',
  limits: [LOOK_UPS],
  params: z.object({ code: z.string().check(z.regex(PRODUCT_CODE)) }),
  query: z.object({ since }),
  reply: z.object({
    head: signedHead,
    consistency,
    entries: z.array(z.object({ index: size, text: z.string(), proof })),
  }),
} as const satisfies Contract;

export const readRegisterEntries = {
  method: 'GET',
  path: '/api/register/entries',
  summary:
    'The texts of up to 100 entries from a number on, so that anyone can build the whole tree and compare its root.',
  access: 'anyone',
  limits: [READINGS],
  query: z.object({ start: z._default(number, '0') }),
  reply: z.object({ entries: z.array(z.object({ index: size, text: z.string() })) }),
} as const satisfies Contract;
